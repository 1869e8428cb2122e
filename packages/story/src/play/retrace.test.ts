import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { playStory } from './playStory.ts';
import { retrace, sceneTextOf } from './retrace.ts';

const story = playStory({
  initial_xp: 10,
  total_scenes: 3,
  game_config: { ...GAME_CONFIG_DEFAULTS, commands: {} },
  story_structure: {
    start_node: 'door',
    nodes: {
      door: {
        text: 'A door.',
        choices: [
          { text: 'Take the lamp', target: 'hall', effect: 'gain lamp' },
          { text: 'Go in', target: 'hall' },
        ],
      },
      hall: {
        text: 'It is dark.',
        variants: [{ condition: 'has lamp', text: 'A lamp burns.' }],
        choices: [{ text: 'Look', target: 'end', condition: 'has lamp' }],
      },
      end: { text: 'A cat.', choices: [] },
    },
  },
});

const made = (choices: readonly string[]) =>
  retrace(
    story,
    choices.map((text) => ({ text })),
  );
const texts = (choices: readonly string[]) =>
  made(choices).steps.map(({ state }) => sceneTextOf(story, state));

describe('retrace', () => {
  it('goes from the beginning through each choice, with what it changes', () => {
    expect(texts([])).toEqual(['A door.']);
    expect(texts(['Go in'])).toEqual(['A door.', 'It is dark.']);
    expect(texts(['Take the lamp', 'Look'])).toEqual(['A door.', 'A lamp burns.', 'A cat.']);
    expect(made(['Take the lamp', 'Look']).steps.at(-1)?.state.is_completed).toBe(true);
  });

  it.each([
    [['Go in', 'Look'], 2],
    [['go in'], 1],
    [['Take the lamp', 'Look', 'Look'], 3],
  ])('stops where a choice is not offered: %j', (choices, steps) => {
    expect(made(choices)).toMatchObject({ refusal: { code: 'no_such_choice' } });
    expect(made(choices).steps).toHaveLength(steps);
  });
});

describe('retrace of a story with stakes', () => {
  const stakes = playStory({
    initial_xp: 10,
    total_scenes: 2,
    game_config: { ...GAME_CONFIG_DEFAULTS, commands: {}, inventory_slots: 0 },
    story_structure: {
      start_node: 'door',
      things: { lamp: { name: 'the lamp' } },
      nodes: {
        door: {
          text: 'A door.',
          choices: [
            { text: 'Take', target: 'door', effect: 'take lamp' },
            { text: 'Push', target: 'end', check: 'roll nerve >= 6', lose_text: 'It holds.' },
          ],
        },
        end: { text: 'A cat.', choices: [] },
      },
    },
  });

  it('puts things down, and rolls as the play did', () => {
    const choices = ['Take', 'the lamp', 'Push'].map((text) => ({ text }));
    const { steps, refusal } = retrace(stakes, choices, 'a guest');
    expect(refusal).toBeUndefined();
    expect(steps.map(({ telling }) => telling?.kind ?? null).slice(0, 3)).toEqual([
      null,
      'scene',
      'put_down',
    ]);
    expect(steps[3]!.state.check).toMatchObject({ name: 'nerve', at_least: 6, had: 0 });
    expect(retrace(stakes, choices, 'a guest')).toEqual({ steps });
  });
});
