// Finds rules as people ask for them: without the small words of a question, by the stems of the others, by short names and other names too.
// A rare word counts more than a common one, and a short rule comes before a long one.
import type { RuleCard } from '../../wire/types.ts';

const SMALL = new Set('a after an and another any are as at be been but by can could did do does doing for during each from get gets getting happens has have having he go goes her his how i if in is it its just may me might must my need of on one or other others our own she shall should so some somebody still that than the their them then there they this to us use uses using was we were what when where which who whom why will with would you your'.split(' '));
const SHORT: [string, string][] = [['los', 'line of sight'], ['gb', 'ghostbuster'], ['gbs', 'ghostbusters'], ['fm', 'family member'], ['fms', 'family members'], ['st', 'strength'], ['dx', 'dexterity'], ['in', 'intelligence'], ['wp', 'willpower'], ['hp', 'hit points'], ['mp', 'mind points'], ['xp', 'experience'], ['acc', 'accuracy'], ['agi', 'agility']];
// What a rulebook may call what somebody asks for, by stems.
const OTHERS = [
  ['win', 'victory', 'success', 'objective', 'goal', 'fulfill', 'mission'], ['lose', 'lost', 'defeat', 'fail', 'failure'], ['sight', 'see', 'visible', 'view'],
  ['diagonally', 'diagonal', 'orthogonally', 'orthogonal', 'adjacent'], ['attack', 'strike', 'fire', 'fight', 'combat', 'battle'], ['shoot', 'shot', 'fire', 'ranged'],
  ['run', 'flee', 'escape', 'move'], ['walk', 'move', 'step', 'movement'], ['die', 'dead', 'kill', 'death', 'fall', 'ko'], ['heal', 'recover', 'regain'],
  ['search', 'loot', 'look'], ['buy', 'shop', 'cost'], ['trade', 'exchange', 'swap', 'barter', 'transfer', 'hand', 'give'], ['talk', 'speak', 'discuss', 'tell', 'say'], ['lie', 'bluff', 'truth', 'mood', 'hint'],
  ['remove', 'clean', 'discard'], ['save', 'keep', 'left', 'unused', 'spent'], ['pick', 'take', 'collect', 'loot'], ['leave', 'exit', 'out'], ['enter', 'onto', 'into'], ['wall', 'walls'],
  ['monster', 'enemy', 'entity'], ['door', 'doorway'], ['twice', 'again', 'second'], ['first', 'begins', 'starts'], ['end', 'over'], ['long', 'lasts', 'last'], ['secret', 'hidden', 'unseen'],
];
const ALLOWED = ['may', 'can'], PERMITTED = ['may', 'turn', 'action']; // of "can I?" nothing else is left: what one may do in a turn, two of three
const LAST = /-(RUL|GAP|DEC|RND|COP|PAR|CMP|OPT|FMT|EX)-/; // readings, examples, lists and parts of the box come behind what one plays by
const SCENARIO = /-(CSC|SO|CEN)-/, ASIDE = /\((option|superseded)/; // and so does what holds in one scenario or only for some tables
const LIGHT = new Set(['through', 'over', 'across', 'away', 'two', 'again', 'back', 'same', 'with']); // they tell less than their rarity says
const MOST = 80, ENOUGH = 0.35; // of the weight that the best rule has

const ENDINGS = /(?:ning|ing|ned|ed|es|s)$/;
// "exchanges" and "exchange" are one word; "lose" is not, as "los" is the line of sight.
const stem = (word: string): string => (/^loses?$/.test(word) ? 'lose' : word.replace(ENDINGS, (end) => (word.length - end.length >= 3 ? '' : end)).replace(/(...)e$/, '$1'));
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

interface Page { rule: RuleCard; section: Set<string>; words: Set<string>; whole: string }
const pages = new WeakMap<RuleCard[], Page[]>(); // a book is read once
function read(book: RuleCard[]): Page[] {
  const known = pages.get(book) ?? book.map((rule) => {
    const section = new Set(wordsOf(rule.section ?? '').map(stem));
    return { rule, section, words: new Set([...section, ...wordsOf(rule.text).map(stem)]), whole: `${rule.section ?? ''} ${rule.text}`.toLowerCase() };
  });
  pages.set(book, known);
  return known;
}

const othersOf = (word: string): string[] => [...(like.get(word) ?? [])].filter((each) => each !== word);
const says = (page: Page, word: string): number => (page.words.has(word) ? 2 : othersOf(word).some((each) => page.words.has(each)) ? 1.5 : word.length > 3 && page.whole.includes(word) ? 1 : 0);
// How much it tells that a rule has the word: much if few of them have it.
function worth(book: Page[], word: string): number {
  const having = book.filter((page) => says(page, word) > 0).length;
  return having ? Math.log(1 + book.length / having) * (LIGHT.has(word) ? 0.4 : 1) : 0;
}
function weigh(page: Page, wanted: [string, number][]): number {
  let weight = 0, told = 0, all = 0;
  for (const [word, much] of wanted) {
    const own = says(page, word);
    weight += much * (own + (page.section.has(word) ? 0.8 : othersOf(word).some((each) => page.section.has(each)) ? 0.6 : 0));
    told += own ? much : 0;
    all += much;
  }
  const share = all && told / all; // of what was asked
  return weight && weight * share ** 1.5 * (LAST.test(page.rule.id) ? 0.6 : 1) * (ASIDE.test(page.rule.text) || SCENARIO.test(page.rule.id) ? 0.8 : 1) - page.words.size * 0.01;
}

export function searched(book: RuleCard[], asked: string): RuleCard[] {
  const exact = book.filter((rule) => rule.id.toLowerCase().startsWith(asked.trim().toLowerCase()));
  if (exact.length && asked.trim()) return exact.slice(0, MOST);
  const all = read(book), wanted = wantedIn(asked).map((word): [string, number] => [word, worth(all, word)]).filter(([, much]) => much > 0);
  const found = all.map((page) => ({ rule: page.rule, weight: weigh(page, wanted) })).filter((one) => one.weight > 0);
  const best = Math.max(0, ...found.map((one) => one.weight));
  return found.filter((one) => one.weight >= best * ENOUGH).sort((a, b) => b.weight - a.weight).slice(0, MOST).map((one) => one.rule);
}
