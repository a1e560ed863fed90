// What a server would say, for pictures of the pages.
import { readFileSync } from 'node:fs';

const text = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const evidence = JSON.parse(text('../../tests/scene/samples/evidence.json'));
const CODE = 'GHOST7';
const seat = (n, name, holder, here, roles) => ({ seat: n, name, holder, here, roles, open: false });
const LOBBY = {
  code: CODE, game: 'evidence', title: 'Evidence', scenario: 'penhallow', options: {}, hints: true, solo_undo: false, started: false, over: false, closed: false, rematch: '', host_seat: null, watching: 1,
  seats: [seat(0, 'Teo', 'human', true, ['Ghost']), seat(1, 'Mara', 'human', true, ['Lantern']), seat(2, 'Jonas', 'human', false, ['Static']), seat(3, 'Moss', 'bot:normal', false, ['Moss'])],
  you: { seat: 1, host: true, spectator: false },
};
const REPLAY = ['hauntbox replay 1', ...evidence.seats.map((s, i) => `seat ${i}    ${JSON.stringify({ name: s.name })}`), '',
  ...Array.from({ length: 86 }, (_, i) => `${i + 1}  seat ${Math.floor(i / 5) % 5} ${['Mara', 'Jonas', 'Moss', 'Ines', 'Teo'][Math.floor(i / 5) % 5]}: step ${'ABCDEFGHIJKLM'[i % 13]}${(i % 12) + 1} | ${i % 7 ? '' : 'hunt=3'} | 9f2c`.replace('|  |', '|')), '', 'result    EVI-WIN-02 | 0 1 1 1 1', ''].join('\n');
const RULES = [
  ['EVI-HTR-01', 'A hunter turn has up to 4 steps and one action, in any order; steps may be split around the action.', 'Hunter turn'],
  ['EVI-HTR-02', 'The hunter player may take the steps before, after and around the action, and may leave any of them out.', 'Hunter turn'],
  ['EVI-HTR-06', 'Pick up: an item that lies on the hunter’s square goes to the hand, up to the limit of EVI-PAR-02.', 'Hunter turn'],
  ['EVI-HTR-07', 'Exchange: in the van a hunter may put items back and take others, as one action.', 'Hunter turn'],
  ['EVI-HTR-09', 'Hide: only while the ghost hunts, from the front square of a hiding spot.', 'Hunter turn'],
  ['EVI-HTR-12', 'A hunter has at most one action per turn, whatever its kind.', 'Hunter turn'],
].map(([id, words, section]) => ({ id, text: words, section }));
const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25">${Array.from({ length: 280 }, (_, i) => `<rect x="${(i * 7) % 25}" y="${(i * 11 + Math.floor(i / 25)) % 25}" width="1" height="1"/>`).join('')}</svg>`;

// A browser that has sat at tables before.
export const MEMORY = {
  'hauntbox.name': 'Mara',
  'hauntbox.tables': [
    { code: CODE, game: 'evidence', title: 'Evidence', chapter: 'Penhallow Vicarage', mine: [{ token: 'seat1', name: 'Mara', seat: 1 }], host: 'host', spectator: 'watch', links: LOBBY.seats.map((s) => ({ seat: s.seat, name: s.name, token: `seat${s.seat}` })), when: 'Round 6: Lantern’s turn', turn: true, started: true, at: 3 },
    { code: 'OWL131', game: 'hunter13', title: 'Ghost Hunter 13', chapter: 'The Drowned Heir', mine: [], when: 'Round 7: Ombra’s turn', turn: true, started: true, at: 2 },
    { code: 'OWL132', game: 'betwixt', title: 'The Ghosts Betwixt', chapter: 'The Long Driveway', mine: [], when: 'Waiting for Jonas', turn: false, started: true, at: 1 },
  ],
};

export async function answers(page) {
  await page.addInitScript((memory) => { for (const [key, value] of Object.entries(memory)) localStorage.setItem(key, JSON.stringify(value)); }, MEMORY);
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^.*\/api\//, '');
    const json = (body) => route.fulfill({ contentType: 'application/json', body: typeof body === 'string' ? body : JSON.stringify(body) });
    if (path === 'games') return json(text('games.json'));
    if (path.startsWith('rules/')) return json(RULES);
    if (path === 'replay') return route.fulfill({ contentType: 'text/plain', body: REPLAY });
    if (path.startsWith('replay/')) return json({ ...evidence, log: [] });
    if (path === 'scene') return json(evidence);
    if (path === 'qr') return route.fulfill({ contentType: 'image/svg+xml', body: QR });
    if (path.startsWith('tables/')) return json(LOBBY);
    return route.fulfill({ status: 404, contentType: 'application/json', body: '{"error":"not here"}' });
  });
}
