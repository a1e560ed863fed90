// The boxes on the shelf: art, not rules. A game that is not known here gets a plain box.
export interface BoxArt { title: string; floor: string; ground: string; hero: string; line: string; time: string; kind: string; mood: string }

const BOXES: Record<string, BoxArt> = {
  evidence: { title: 'Evidence', floor: 'parquet', ground: '#4a3323', hero: 'spooky-house', line: 'One hides. Four listen.', time: '45 min', kind: 'deduction and hunts', mood: 'Instruments in the dark. One of you is the ghost and knows the house; the others listen, measure and run.' },
  ghostbusters2: { title: 'Ghostbusters II', floor: 'asphalt', ground: '#2c2b31', hero: 'ghost', line: 'Mind the slime.', time: '60 min', kind: 'co-operative tactics', mood: 'Neon after rain. Close the gates before the slime runs over, and never cross more streams than you can hold.' },
  hunter13: { title: 'Ghost Hunter 13', floor: 'stone', ground: '#3a4048', hero: 'candle-holder', line: 'Every door is a question.', time: '75 min', kind: 'tiles and hidden sanity', mood: 'Candle and moon. A mansion grows room by room, and nobody knows how sane the others still are.' },
  betwixt: { title: 'The Ghosts Betwixt', floor: 'plank', ground: '#4a2e1b', hero: 'scarecrow', line: 'Bring your brother home.', time: '90 min', kind: 'family dungeon crawl', mood: 'The last night of October. A family with hockey sticks and rockets against a farm that will not let go.' },
  vast: { title: 'Vast: the Ghoul', floor: 'dark', ground: '#211c30', hero: 'gluttonous-smile', line: 'The cave plays too.', time: '90 min', kind: 'every role its own game', mood: 'Depth and greed. Knight, dragon, cave and ghoul, each with rules and wishes of their own.' },
};
const PLAIN: BoxArt = { title: '', floor: 'plank', ground: '#4a3323', hero: 'haunting', line: '', time: '', kind: '', mood: '' };

export const boxOf = (game: string): BoxArt => BOXES[game] ?? PLAIN;

// The boxes that belong on the shelf and are not out yet.
export const missing = (there: string[]): { name: string; title: string }[] => Object.entries(BOXES).filter(([name]) => !there.includes(name)).map(([name, box]) => ({ name, title: box.title }));
