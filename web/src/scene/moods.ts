// What the table is in the middle of, in words: a mode, a battle with its arithmetic, the goal. The same words as the text painter's.
import { words } from '../words.ts';
import { Reading } from './reading.ts';
import type { Cell, Fighter, Goal, Part, Scene, Sign, Stage, Term } from './scene.ts';
import { faceWords } from './told.ts';

const listed = (parts: string[]): string => parts.filter(Boolean).join(', ');
const nameOf = (read: Reading, id: string): string => { const thing = read.get(id); return thing ? read.name(thing) : id; };
const lookName = (read: Reading, look: string | undefined): string => read.look(look).name ?? look ?? '';

export const signWords = (read: Reading, sign: Sign): string => `${sign.n == null ? '' : `${sign.n} `}${sign.text ?? lookName(read, sign.look)}`;

function partWords(read: Reading, part: Part): string {
  const name = part.text ?? lookName(read, part.look);
  if (part.n != null) return `${name} ${part.n}${part.of == null ? '' : words.aloud.of(part.of)}`;
  return part.on ? `${name}: ${words.goal.done}` : name;
}

export function goalWords(read: Reading, goal: Goal): string {
  const win = (goal.win ?? []).map((parts) => listed(parts.map((part) => partWords(read, part)))).join(words.aloud.then);
  return [words.aloud.goal(goal.text), win && words.aloud.toWin(win), goal.lose?.length ? words.aloud.loseBy(listed(goal.lose)) : ''].filter(Boolean).join(' ');
}

function fighterWords(read: Reading, one: Fighter): string {
  const bits = [one.kind ?? '', one.note ?? '', ...(one.parts ?? []).map((part) => signWords(read, part)), one.sum == null ? '' : words.stage.together(one.sum), ...(one.tracks ?? []).map((g) => `${g.name} ${g.value}${words.aloud.of(g.max)}`), ...(one.chips ?? []).map((die) => lookName(read, die.look))];
  const told = listed(bits);
  return `${one.name ?? nameOf(read, one.of)}${told ? ` [${told}]` : ''}`;
}

const termWords = (read: Reading, term: Term): string => [term.op, String(term.n), term.text ?? (term.look ? lookName(read, term.look) : '')].filter(Boolean).join(' ');
function cellWords(read: Reading, cell: Cell): string {
  const dice = listed((cell.dice ?? []).map((die) => `${faceWords(read, die)} (${lookName(read, die.look)})`));
  return `${cell.name}: ${[dice, (cell.sum ?? []).map((term) => termWords(read, term)).join(' '), cell.text].filter(Boolean).join('. ')}.`;
}

// Who fights whom, what each adds up, who is hurt, who may join.
export function stageWords(read: Reading, stage: Stage): string[] {
  const side = (some: Fighter[]): string => listed(some.map((one) => fighterWords(read, one)));
  const out = [`${side(stage.left)} ${words.stage.against} ${side(stage.right)}.`, ...(stage.pipe ?? []).slice(0, (stage.step ?? 0) + 1).map((cell) => `  ${cellWords(read, cell)}`)];
  if (stage.verdict) out.push(`  ${stage.verdict.text}: ${stage.verdict.says ?? ''}.`);
  return [...out, ...(stage.join ?? []).map((one) => `  ${nameOf(read, one.of)}: ${one.text ?? ''}.`)];
}

export const modeWords = (mode: { name: string; text?: string }): string => `${mode.name}. ${mode.text ?? ''}`.trim();

const pointless = ({ tracks: _, ...one }: Fighter): Fighter => one;
const bare = (stage: Stage): Stage => ({ ...stage, left: stage.left.map(pointless), right: stage.right.map(pointless) });

// What has changed in the mood since `was`: a mode begins or ends, a battle goes on.
export function moodWords(read: Reading, was: Scene | undefined): string[] {
  const { mode, stage } = read.scene, out: string[] = [];
  if (was === undefined || was === read.scene) return out;
  const before = was.mode ?? undefined;
  if (before && before.kind !== mode?.kind) out.push(words.stage.ended(before.name));
  if (mode && (before?.kind !== mode.kind || before.text !== mode.text || before.name !== mode.name)) out.push(modeWords(mode));
  // Of a battle only what is new: points are said with the blow, and who stands too far away is not said in every round.
  const said = was.stage ? stageWords(new Reading(was), bare(was.stage)) : [];
  if (stage) out.push(...stageWords(read, stage).filter((_, i) => !said.includes(stageWords(read, bare(stage))[i] ?? '')).map((line) => line.trim()));
  return out;
}
