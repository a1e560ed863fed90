// The boxes on the shelf: art, not rules. A game that is not known here gets a plain box.
export interface BoxArt { title: string; floor: string; ground: string; hero: string }

const BOXES: Record<string, BoxArt> = {
  evidence: { title: 'Evidence', floor: 'parquet', ground: '#4a3323', hero: 'spooky-house' },
  ghostbusters2: { title: 'Ghostbusters II', floor: 'asphalt', ground: '#2c2b31', hero: 'ghost' },
  hunter13: { title: 'Ghost Hunter 13', floor: 'stone', ground: '#3a4048', hero: 'candle-holder' },
  betwixt: { title: 'The Ghosts Betwixt', floor: 'plank', ground: '#4a2e1b', hero: 'scarecrow' },
  vast: { title: 'Vast: the Ghoul', floor: 'dark', ground: '#211c30', hero: 'gluttonous-smile' },
};
const PLAIN: BoxArt = { title: '', floor: 'plank', ground: '#4a3323', hero: 'haunting' };

export const boxOf = (game: string): BoxArt => BOXES[game] ?? PLAIN;

// The boxes that belong on the shelf and are not out yet.
export const missing = (there: string[]): { name: string; title: string }[] => Object.entries(BOXES).filter(([name]) => !there.includes(name)).map(([name, box]) => ({ name, title: box.title }));
