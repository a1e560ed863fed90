// REST: the lobby, the rulebook, the replay. A refusal becomes an error with the server's own sentence.
import { words } from '../words.ts';
import type { Scene } from '../scene/scene.ts';
import { device } from '../store/kept/memory.ts';
import type { CampaignCard, Claimed, ReferenceSection, GameCard, Invitation, Lobby, MapCard, NewTable, NewTokens, Offer, Preview, Refusal as Refused, Repair, ReplaySteps, RuleCard, ScenarioCard, SeatChange, Token, Value } from './types.ts';

export class Refusal extends Error {
  constructor(message: string, readonly status: number, readonly rule?: string) {
    super(message);
  }
}

interface Call { token?: string | undefined; body?: unknown; method?: string }

async function send(path: string, { token, body, method }: Call): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) { headers.Authorization = `Bearer ${token}`; headers['X-Device'] = device(); }
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`api/${path}`, { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refusal(words.errors.offline, 0);
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as Partial<Refused>;
  throw new Refusal(told.error ?? words.errors.failed, response.status, told.rule);
}
const json = async <T>(path: string, call: Call = {}): Promise<T> => (await (await send(path, call)).json()) as T;
const at = (code: string, rest = ''): string => `tables/${encodeURIComponent(code)}${rest}`;

export const api = {
  games: () => json<GameCard[]>('games'),
  open: (wish: NewTable) => json<NewTokens>('tables', { body: wish }),
  preview: (wish: NewTable) => json<Preview>('preview', { body: wish }),
  lookOver: (game: string, text: string) => json<ScenarioCard>('scenarios', { body: { game, text } }),
  learn: (game: string) => json<NewTokens>(`lessons/${encodeURIComponent(game)}`, { body: {} }),
  sit: (code: string, seat: number, name: string) => json<Token>(at(code, `/seats/${seat}/sit`), { body: { name } }),
  referenceCard: (token: string) => json<ReferenceSection[]>('reference-card', { token }),
  lobby: (code: string, token?: string) => json<Lobby>(at(code), { token }),
  start: (code: string, host: string) => json<Lobby>(at(code, '/start'), { token: host, body: {} }),
  seat: (code: string, host: string, seat: number, change: SeatChange) => json<Lobby>(at(code, `/seats/${seat}`), { token: host, body: change }),
  invite: (code: string, host: string, seat: number) => json<Offer>(at(code, `/seats/${seat}/invite`), { token: host, body: {} }),
  sitHere: (code: string, host: string, seat: number) => json<Offer>(at(code, `/seats/${seat}/here`), { token: host, body: {} }),
  handOver: (code: string, host: string, seat: number) => json<Lobby>(at(code, '/host'), { token: host, body: { seat } }),
  invitation: (invite: string) => json<Invitation>('invitation', { token: invite }),
  claim: (invite: string, name: string) => json<Claimed>('invitation', { token: invite, body: { name } }),
  playOwn: (token: string, holder: string) => json<Lobby>('seat', { token, body: { holder } }),
  answerHost: (token: string, yes: boolean) => json<Lobby>('seat/answer', { token, body: { yes } }),
  secondDevice: (token: string) => json<Token>('seat/device', { token, body: {} }),
  onlyHere: (token: string) => json<Token>('seat/alone', { token, body: {} }),
  options: (code: string, host: string, scenario: string, options: Record<string, Value>) => json<Lobby>(at(code, '/options'), { token: host, body: { scenario, options } }),
  position: (code: string, host: string) => json<Record<string, unknown>>(at(code, '/position'), { token: host }),
  repair: (code: string, host: string, repair: Repair) => json<Lobby>(at(code, '/repair'), { token: host, body: repair }),
  rematch: (code: string, host: string) => json<NewTokens>(at(code, '/rematch'), { token: host, body: {} }),
  campaign: (code: string, token: string) => json<CampaignCard>(at(code, '/campaign'), { token }),
  nextChapter: (code: string, host: string) => json<Lobby>(at(code, '/campaign/on'), { token: host, body: {} }),
  rewindCampaign: (code: string, host: string, chapter: number) => json<Lobby>(at(code, '/campaign/rewind'), { token: host, body: { chapter } }),
  forkCampaign: (code: string, host: string, chapter: number) => json<NewTokens>(at(code, '/campaign/fork'), { token: host, body: { chapter } }),
  exportCampaign: async (code: string, host: string) => (await send(at(code, '/campaign/export'), { token: host })).text(),
  chapterText: async (code: string, token: string, chapter: number) => (await send(at(code, `/campaign/chapters/${chapter}`), { token })).text(),
  bringCampaign: (text: string) => json<NewTokens>('campaigns', { body: { text } }),
  scene: (token: string) => json<Scene>('scene', { token }),
  replayText: async (token: string) => (await send('replay', { token })).text(),
  replaySteps: (token: string, as: string, now: number, was: string) => json<ReplaySteps>(`replay/steps?as=${encodeURIComponent(as)}&at=${now}&was=${encodeURIComponent(was)}`, { token }),
  replayScene: (token: string, move: number, as: string) => json<Scene>(`replay/${move}?as=${encodeURIComponent(as)}`, { token }),
  report: (token: string) => json<object>('report', { token }),
  maps: (game: string) => json<Record<string, MapCard>>(`maps/${encodeURIComponent(game)}`),
  rules: (game: string) => json<RuleCard[]>(`rules/${encodeURIComponent(game)}`),
  qr: async (text: string) => (await send('qr', { body: { text } })).text(),
};
