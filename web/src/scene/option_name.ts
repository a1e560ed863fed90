// How people read the name of an option: `fm_hp` is "Family HP".
const SHORT = /\b(uv|emf|hp|mp|xp|dots)\b/g; // names of their own, written large
const LONG: Record<string, string> = { fm: 'family', fms: 'family members' }; // letters that only a rulebook knows

export function nameOf(option: string): string {
  const text = option.replaceAll('_', ' ').replace(/\bfms?\b/g, (word) => LONG[word] ?? word).replace(SHORT, (word) => word.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// Rules speak of options and of what scenarios are written in by names for programs: "`dawn_round` = 30 on the small map", "`uv_roll` 5".
const within = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));
export const readable = (rule: string): string =>
  rule
    .replace(/^`([a-z][a-z0-9_]*)` =/, (_, option: string) => `${nameOf(option)} =`)
    .replace(/`([^`]*)`/g, (_, words: string) => words)
    .replace(/(?<![\w-])[a-z0-9]+(?:_[a-z0-9]+)+(?![\w-])/g, (option) => within(nameOf(option)));
