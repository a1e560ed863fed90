// Rules are found as people ask for them.
import { describe, expect, it } from 'vitest';
import { searched } from '../../src/store/library/search.ts';

const book = [
  { id: 'GBT-LOS-01', text: 'LoS reaches 3 spaces.', section: 'Line of sight' },
  { id: 'GBT-LOS-04', text: 'A Red Line blocks the view.', section: 'Line of sight' },
  { id: 'GBT-CMB-01', text: 'A Combat Action fires at one target in LoS.', section: 'Combat' },
  { id: 'GBT-WIN-01', text: 'The team wins when no Gate is open.', section: 'The end' },
  { id: 'GBT-MOV-01', text: 'A Move Action moves a GB 1 or 2 spaces.', section: 'Moving' },
];
const ids = (asked: string): string[] => searched(book, asked).map((rule) => rule.id);

describe('searching the rulebook', () => {
  it('hears the question in small words', () => { expect(ids('how do I win?')).toEqual(['GBT-WIN-01']); });
  it('knows short names by their long ones', () => { expect(ids('line of sight')).toEqual(expect.arrayContaining(['GBT-LOS-01', 'GBT-LOS-04', 'GBT-CMB-01'])); });
  it('and the other way round', () => { expect(ids('ghostbuster')).toEqual(['GBT-MOV-01']); });
  it('finds an id first', () => { expect(ids('gbt-mov')).toEqual(['GBT-MOV-01']); });
  it('finds nothing for nothing', () => { expect(ids('is it')).toEqual([]); });
});
