import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { beginPlay } from './index.ts';
import { playStory } from './playStory.ts';
import { payUndo, spendable, storable } from './undoPrice.ts';

const story = playStory({
  initial_xp: 10,
  total_scenes: 1,
  game_config: { ...GAME_CONFIG_DEFAULTS, commands: { undo: { cost: 4 } } },
  story_structure: { start_node: 'door', nodes: { door: { text: 'A door.', choices: [] } } },
});
const withXp = (current_xp: number) => ({ ...beginPlay(story), current_xp });
const paid = { undo_xp: 3 };

describe('The price of undo', () => {
  it('is added to what undo has cost so far', () => {
    expect(payUndo(story, paid, withXp(9), withXp(8))).toEqual({ undo_xp: 7 });
  });

  it.each([
    ['before', 6, 20, 3],
    ['after', 20, 6, 3],
  ])('is refused where it is not there %s it', (_, from, to, current_xp) => {
    const refusal = { code: 'xp_short', current_xp, required_xp: 4 };
    expect(payUndo(story, paid, withXp(from), withXp(to))).toEqual({ refusal });
  });

  it('is nothing at a lost ending, whatever one has', () => {
    const lost = playStory({
      ...story,
      story_structure: { start_node: 'pit', nodes: { pit: { text: 'A pit.', choices: [], ending: 'lost' } } },
    });
    const ended = { ...beginPlay(lost), current_xp: 0 };
    expect(payUndo(lost, paid, ended, ended)).toEqual(paid);
    expect(payUndo(lost, paid, { ...ended, node: 'elsewhere' }, ended)).toHaveProperty('refusal');
  });

  it('is paid to the last XP', () => {
    expect(payUndo(story, paid, withXp(7), withXp(7))).toEqual({ undo_xp: 7 });
  });

  it('leaves no state with less than nothing', () => {
    expect(spendable(withXp(2), paid).current_xp).toBe(0);
    expect(storable(spendable(withXp(9), paid), paid)).toEqual(withXp(9));
  });
});
