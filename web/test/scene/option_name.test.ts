// Options as people call them.
import { describe, expect, it } from 'vitest';
import { nameOf, readable } from '../../src/scene/option_name.ts';

describe('an option', () => {
  it('has a name without the letters of programs', () => {
    expect(['dawn_round', 'uv_life', 'fm_hp', 'active_fms'].map(nameOf)).toEqual(['Dawn round', 'UV life', 'Family HP', 'Active family members']);
  });

  it('is called so by every rule that speaks of it, and a rule shows no sign of code', () => {
    expect(readable('`dawn_round` = 30 on the small map.')).toBe('Dawn round = 30 on the small map.');
    expect(readable('A fight ends as `won` = 1 says.')).toBe('A fight ends as won = 1 says.');
    expect(readable('Beginners: `uv_roll` and hunter_hand 3.')).toBe('Beginners: UV roll and hunter hand 3.');
  });
});
