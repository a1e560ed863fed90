// Finds rules as people ask for them: without the small words of a question, by the stems of the others, by short names and other names too.
import type { RuleCard } from '../../wire/types.ts';

const SMALL = new Set('a an and are as at be but by can could did do does for from get happens has have how i if in is it its may me might must my need of on one or our shall should so that the then there they this to us was we were what when where which who whom why will with would you your'.split(' '));
const SHORT: [string, string][] = [['los', 'line of sight'], ['gb', 'ghostbuster'], ['gbs', 'ghostbusters'], ['fm', 'family member'], ['fms', 'family members'], ['st', 'strength'], ['dx', 'dexterity'], ['in', 'intelligence'], ['wp', 'willpower'], ['hp', 'hit points'], ['mp', 'mind points'], ['xp', 'experience'], ['acc', 'accuracy'], ['agi', 'agility']];
// What a rulebook may call what somebody asks for, by stems.
const OTHERS = [
  ['win', 'victory', 'success', 'objective', 'goal', 'fulfill', 'mission'], ['lose', 'lost', 'defeat', 'fail', 'failure'], ['sight', 'see', 'visible', 'view'],
  ['diagonally', 'diagonal', 'orthogonally', 'orthogonal', 'adjacent'], ['attack', 'strike', 'fire', 'fight', 'combat'], ['run', 'flee', 'escape', 'move'], ['walk', 'move', 'step', 'movement'], ['die', 'dead', 'kill', 'death', 'fall', 'ko'],
  ['heal', 'recover', 'regain'], ['search', 'loot', 'look'], ['buy', 'shop', 'cost'], ['undo', 'back'], ['end', 'over'],
];
const ALLOWED = ['may', 'can'], PERMITTED = ['may', 'turn', 'action']; // of "can I?" nothing else is left: what one may do in a turn, two of three
const LAST = /-(RUL|GAP|DEC|RND|COP|PAR|CMP|OPT|FMT)-/; // readings, lists and parts of the box come behind what one plays by
const MOST = 80;

const stem = (word: string): string => (word === 'loses' ? 'lose' : word).replace(/(?:ning|ing|ned|ed|es|s)$/, (end) => (word.length - end.length >= 3 ? '' : end));
const like = new Map<string, Set<string>>();
for (const group of OTHERS) for (const word of group) like.set(stem(word), new Set([...(like.get(stem(word)) ?? []), ...group.map(stem)]));
// "line of sight" is one word, as LoS is; what is written short is found by its long name and the other way round.
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase();
  const more = SHORT.flatMap(([short, long]) => (new RegExp(`\\b${short}\\b`).test(plain) && short !== 'in' ? [long] : plain.includes(long) ? [short] : []));
  return [plain, ...more].join(' ').split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
}
function wantedIn(asked: string): string[] {
  const words = asked.toLowerCase().split(/[^\p{L}\p{N}-]+/u).filter(Boolean), told = words.filter((word) => !SMALL.has(word));
  return [...new Set((told.length ? told : words.filter((word) => ALLOWED.includes(word)).length ? PERMITTED : []).map(stem))];
}

interface Found { rule: RuleCard; matched: number; weight: number }
function weigh(rule: RuleCard, wanted: string[]): Found {
  const section = new Set(wordsOf(rule.section ?? '').map(stem)), words = new Set([...section, ...wordsOf(rule.text).map(stem)]), whole = `${rule.section ?? ''} ${rule.text}`.toLowerCase();
  let matched = 0, weight = LAST.test(rule.id) ? -2 : 0;
  for (const word of wanted) {
    const others = [...(like.get(word) ?? [])].filter((each) => each !== word);
    const own = words.has(word) ? 2 : others.some((each) => words.has(each)) ? 1.2 : whole.includes(word) ? 1 : 0;
    if (own) matched++;
    weight += own + (section.has(word) ? 1 : others.some((each) => section.has(each)) ? 0.8 : 0);
  }
  return { rule, matched, weight };
}

export function searched(book: RuleCard[], asked: string): RuleCard[] {
  const exact = book.filter((rule) => rule.id.toLowerCase().startsWith(asked.trim().toLowerCase()));
  if (exact.length && asked.trim()) return exact.slice(0, MOST);
  const wanted = wantedIn(asked);
  if (!wanted.length) return [];
  const found = book.map((rule) => weigh(rule, wanted)), best = Math.max(0, ...found.map((one) => one.matched)), enough = wanted.join() === PERMITTED.join() ? Math.min(best, 2) : best;
  return best ? found.filter((one) => one.matched >= enough).sort((a, b) => b.weight - a.weight).slice(0, MOST).map((one) => one.rule) : [];
}
