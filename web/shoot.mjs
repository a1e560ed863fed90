// Takes pictures of sample scenes and pages: node shoot.mjs [out folder] [name filter]. It serves itself and needs no server.
// THEME=light takes them by day.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { answers } from './tools/answers.mjs';

const [out = '/tmp/hauntbox-shots', only = ''] = process.argv.slice(2);
const WIDE = { width: 1440, height: 900 }, PHONE = { width: 390, height: 844 };
const GAMES = ['evidence', 'ghostbusters2', 'hunter13', 'betwixt', 'vast'];
const press = (...keys) => async (page) => { for (const key of keys) await page.keyboard.press(key); };
const film = (times, what = '.stamped, .reveal, .mode-hunt .ask.paper') => async (page, shot) => { await page.locator(what).first().waitFor({ timeout: 20000 }); let at = 0; for (const t of times) { await page.waitForTimeout(t - at); at = t; await shot(t); } };
const tap = (text) => async (page) => { await page.getByText(text, { exact: false }).first().click(); };

const shots = [
  ...GAMES.flatMap((g) => [[`${g}-1440`, `#/sample/${g}`, WIDE], [`${g}-390`, `#/sample/${g}`, PHONE]]),
  ['evidence-ghost-1440', '#/sample/evidence-ghost', WIDE],
  ['evidence-patched-1440', '#/sample/evidence?patch', WIDE],
  ['evidence-waiting-1440', '#/sample/evidence?state=waiting', WIDE],
  ['evidence-waiting-390', '#/sample/evidence?state=waiting', PHONE],
  ['evidence-secret-1440', '#/sample/evidence?state=secret', WIDE],
  ['evidence-watching-1440', '#/sample/evidence?state=watching', WIDE],
  ['evidence-end-1440', '#/sample/evidence?state=over', WIDE],
  ['evidence-end-390', '#/sample/evidence?state=over', PHONE],
  ['vast-reconnect-390', '#/sample/vast?state=lost', PHONE],
  ['vast-reconnect-1440', '#/sample/vast?state=lost', WIDE],
  ['evidence-390-hand', '#/sample/evidence?sheet=hand', PHONE],
  ['hunter13-390-hand', '#/sample/hunter13?sheet=hand', PHONE],
  ['betwixt-390-seats', '#/sample/betwixt?sheet=seats', PHONE],
  ['evidence-390-log', '#/sample/evidence?sheet=log', PHONE],
  ...['betwixt-boards', 'vast-boards', 'evidence-hunt', 'hunter13-battle'].flatMap((m) => { const at = `#/sample/${m.split('-')[0]}?moment=${m}`; return [[`${m}-1440`, at, WIDE], [`${m}-390`, `${at}&sheet=seats`, PHONE]]; }),
  // Moments as they are played, in a row: name, sample, milliseconds after the page has opened.
  ...[['evidence-stamp', [300, 1500]], ['evidence-frost', [1500]], ['hunter13-card', [200, 1500]], ['hunter13-letter', [1500]], ['evidence-hunt', [600]]].flatMap(([m, times]) => [[WIDE, 1440], [PHONE, 390]].map(([size, w]) => [`play-${m}-${w}`, `#/sample/${m.split('-')[0]}?moment=${m}&play`, size, film(times)])),
  ...['hunter13-battle', 'betwixt-attack', 'evidence-walk', 'ghostbusters2-sight', 'evidence-spent'].flatMap((m) => { const at = `#/sample/${m.split('-')[0]}?moment=${m}`; return [[`mode-${m}-1440`, at, WIDE], [`mode-${m}-390`, at, PHONE]]; }),
  ['walk-hover-1440', '#/sample/evidence?moment=evidence-walk', WIDE, async (page) => page.locator('[data-pick="sq:K8"]').hover({ force: true })],
  ['walk-far-1440', '#/sample/evidence?moment=evidence-walk', WIDE, async (page) => page.locator('[data-far]').first().hover({ force: true })],
  ['walk-tap-390', '#/sample/evidence?moment=evidence-walk', PHONE, async (page) => page.locator('[data-pick="sq:K8"]').tap({ force: true })],
  ['sight-asked-1440', '#/sample/ghostbusters2?moment=ghostbusters2-sight', WIDE, async (page) => page.locator('.barred.shows').first().click({ force: true })],
  ['sight-asked-390', '#/sample/ghostbusters2?moment=ghostbusters2-sight', PHONE, async (page) => page.locator('.barred.shows').first().tap({ force: true })],
  ['end-story-1440', '#/sample/evidence?moment=evidence-end', WIDE], ['end-story-390', '#/sample/evidence?moment=evidence-end', PHONE],
  ['eight-seats-1440', '#/sample/hunter13?state=eight', WIDE], ['eight-seats-390', '#/sample/hunter13?state=eight&sheet=seats', PHONE],
  ['evidence-words-1440', '#/sample/evidence', WIDE, press('w')],
  ['evidence-keys-1440', '#/sample/evidence', WIDE, press('1', 'ArrowLeft')],
  ['evidence-menu-1440', '#/sample/evidence', WIDE, async (page) => page.getByLabel('Menu').click()],
  ['evidence-menu-390', '#/sample/evidence', PHONE, async (page) => page.getByLabel('Menu').click()],
  ['evidence-danger-1440', '#/sample/evidence?state=danger', WIDE, tap('Shine the Ultraviolet')],
  ['evidence-rules-1440', '#/sample/evidence', WIDE, tap('EVI-HTR-02')],
  ['evidence-rules-390', '#/sample/evidence?sheet=rules', PHONE],
  ['evidence-taken-390', '#/sample/evidence', PHONE, tap('Walk to K6')],
  ['evidence-legend-1440', '#/sample/evidence', WIDE, async (page) => page.locator('[data-id=book1]').click({ force: true })],
  ['evidence-acted-1440', '#/sample/evidence', WIDE, async (page) => { await tap('Shine the Ultraviolet')(page); await page.waitForTimeout(3600); }],
  ['evidence-1000', '#/sample/evidence', { width: 1000, height: 720 }],
  ['ghostbusters2-1920', '#/sample/ghostbusters2', { width: 1920, height: 1080 }],
  ['home-1440', '#/', WIDE], ['home-390', '#/', PHONE],
  ['setup-1440', '#/new/evidence', WIDE], ['setup-390', '#/new/evidence', PHONE],
  ['setup-rules-1440', '#/new/evidence', WIDE, tap('House rules')],
  ['setup-rules-390', '#/new/evidence', PHONE, tap('House rules')],
  ['invite-1440', '#/invite/GHOST7', WIDE], ['invite-390', '#/invite/GHOST7', PHONE],
  ['invite-qr-1440', '#/invite/GHOST7', WIDE, async (page) => page.getByText('Show QR code').first().click()],
  ['about-1440', '#/about', WIDE], ['about-390', '#/about', PHONE],
  ['replay-1440', '#/replay/GHOST7/42?as=0', WIDE], ['replay-390', '#/replay/GHOST7/42?as=0', PHONE],
  ['curtain-1440', '#/sample/evidence?state=curtain', WIDE], ['curtain-390', '#/sample/evidence?state=curtain', PHONE],
];

// Films: keyframes of each moment and mode side by side, for docs/stage.md.
const FILMS = { 'evidence-stamp': [150, 700, 2900], 'evidence-frost': [150, 700, 2000], 'evidence-hunt': [100, 600, 1100], 'evidence-walk': [100], 'hunter13-card': [120, 520, 1500], 'hunter13-letter': [150, 500, 1500], 'hunter13-battle': [100, 900], 'ghostbusters2-event': [120, 520, 1500], 'ghostbusters2-stamp': [150, 700, 2900], 'ghostbusters2-sight': [100], 'betwixt-attack': [100, 700, 2200], 'vast-collapse': [150, 900, 3600] };
const pointAt = { 'evidence-walk': '[data-pick="sq:K8"]', 'ghostbusters2-sight': '.barred.shows' };
const films = Object.entries(FILMS).flatMap(([m, times]) => [[WIDE, 1440], [PHONE, 390]].map(([size, w]) => ({ name: `film-${m}-${w}`, url: `#/sample/${m.split('-')[0]}?moment=${m}&play`, size, times, point: pointAt[m], put: m === 'vast-collapse' }))); // of the Collapse, what comes after its card

mkdirSync(out, { recursive: true });
const server = await createServer({ root: import.meta.dirname, server: { port: 0, host: '127.0.0.1', hmr: false }, logLevel: 'error' });
await server.listen();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--hide-scrollbars'] });
for (const [name, url, viewport, then] of shots.filter(([name]) => !only.startsWith('film') && only.split(',').some((part) => name.includes(part)))) {
  const context = await browser.newContext({ viewport, colorScheme: process.env.THEME ?? 'dark', hasTouch: viewport.width < 700, isMobile: viewport.width < 700 });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(name, 'page error:', error.message));
  page.on('console', (message) => { if (message.type() === 'error') console.log(name, 'console:', message.text()); });
  await answers(page);
  await page.goto(base + url);
  await page.waitForFunction(() => document.querySelector('.table, .page') && document.fonts.status === 'loaded', undefined, { timeout: 40000 }).catch(() => console.log(name, 'never ready'));
  await page.waitForTimeout(name.startsWith('play-') ? 0 : 900);
  if (then) { await then(page, (t) => page.screenshot({ path: `${out}/${name}-${t}.png` })).catch((error) => console.log(name, error.message)); await page.waitForTimeout(name.startsWith('play-') ? 0 : 400); }
  await page.screenshot({ path: `${out}/${name}.png` });
  if (process.env.JPEG) await page.screenshot({ path: `${out}/${name}.jpg`, type: 'jpeg', quality: 60 }); // for docs/pictures
  const counted = await page.evaluate(() => document.querySelectorAll('#app *, body > svg *').length);
  console.log(name, counted, 'elements');
  await context.close();
}
for (const { name, url, size, times, point, put } of films.filter((f) => only.split(',').some((part) => f.name.includes(part)))) {
  const context = await browser.newContext({ viewport: size, colorScheme: process.env.THEME ?? 'dark', hasTouch: size.width < 700, isMobile: size.width < 700 }), page = await context.newPage();
  await answers(page);
  page.setDefaultTimeout(150000);
  await page.goto(base + url);
  await page.locator('.table').first().waitFor({ timeout: 150000 });
  if (!point) await page.locator('.stamped, .reveal, .battle, .mode-hunt .ask.paper').first().waitFor({ timeout: 60000 }).catch(() => console.log(name, 'no moment'));
  else await (size.width < 700 ? page.locator(point).first().tap({ force: true }) : page.locator(point).first().click({ force: true, trial: false })).catch((error) => console.log(name, error.message));
  const frames = [], start = Date.now();
  for (const t of times) { if (put && t === times.at(-1)) await page.keyboard.press('Enter'); await page.waitForTimeout(Math.max(0, t - (Date.now() - start))); frames.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64')); }
  await context.close();
  const wide = size.width > 700 ? 420 : 190, strip = await browser.newPage({ viewport: { width: frames.length * (wide + 6) - 6, height: Math.round((wide * size.height) / size.width) } });
  await strip.setContent(`<body style="margin:0;display:flex;gap:6px;background:#120b08">${frames.map((f) => `<img width="${wide}" src="data:image/jpeg;base64,${f}">`).join('')}</body>`);
  await strip.waitForFunction(() => [...document.images].every((i) => i.complete));
  await strip.screenshot({ path: `${out}/${name}.jpg`, type: 'jpeg', quality: 55 });
  await strip.close();
  console.log(name, frames.length, 'frames');
}
await browser.close();
await server.close();
