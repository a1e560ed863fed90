// Finds rules as people ask for them: without the small words of a question, by the stems of the others, by short names too.
import type { RuleCard } from '../wire/types.ts';

const SMALL = new Set('a an and are at can could do does for from how i if in is it may me my must of on or our should that the then there they this to was we what when where which who why will with you your'.split(' '));
const SHORT: [string, string][] = [['los', 'line of sight'], ['gb', 'ghostbuster'], ['gbs', 'ghostbusters'], ['st', 'strength'], ['dx', 'dexterity'], ['in', 'intelligence'], ['wp', 'willpower'], ['hp', 'hit points'], ['mp', 'mind points'], ['xp', 'experience'], ['acc', 'accuracy'], ['agi', 'agility']];
const MOST = 80;

const stem = (word: string): string => word.replace(/(?:ning|ing|ned|ed|es|s)$/, (end) => (word.length - end.length >= 3 ? '' : end));
// "line of sight" is one word, as LoS is; what is written short is found by its long name and the other way round.
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase();
  const more = SHORT.flatMap(([short, long]) => (new RegExp(`\\b${short}\\b`).test(plain) && short !== 'in' ? [long] : plain.includes(long) ? [short] : []));
  return [plain, ...more].join(' ').split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
}

export function searched(book: RuleCard[], asked: string): RuleCard[] {
  const exact = book.filter((rule) => rule.id.toLowerCase().startsWith(asked.trim().toLowerCase()));
  if (exact.length) return exact.slice(0, MOST);
  const wanted = [...new Set(asked.toLowerCase().split(/[^\p{L}\p{N}-]+/u).filter((word) => word && !SMALL.has(word)).map(stem))];
  if (!wanted.length) return [];
  const scored = book.map((rule) => {
    const has = wordsOf(`${rule.section ?? ''} ${rule.text}`).map(stem), whole = `${rule.section ?? ''} ${rule.text}`.toLowerCase();
    return { rule, hits: wanted.filter((word) => has.includes(word)).length, parts: wanted.filter((word) => whole.includes(word)).length };
  });
  const best = Math.max(0, ...scored.map((s) => Math.max(s.hits, s.parts)));
  return best ? scored.filter((s) => Math.max(s.hits, s.parts) === best).sort((a, b) => b.hits - a.hits).map((s) => s.rule).slice(0, MOST) : [];
}
