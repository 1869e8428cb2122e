import { playStory } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { believed } from './brought.ts';

/** A story that takes a lamp and gold from earlier parts, and asks whether the reader has met Asha. */
const story = playStory({
  story_structure: {
    start_node: 'gate',
    takes: ['lamp', 'gold'],
    nodes: {
      gate: { text: 'Who comes?', choices: [{ text: 'Nod', target: 'hall', condition: 'met asha' }] },
      hall: { text: 'Come in.', choices: [] },
    },
  },
  initial_xp: 0,
  total_scenes: 2,
  game_config: { xp_gain_multiplier: 1, commands: {} },
});

it.each([
  ['what the story takes', [['gold', 9]], ['lamp'], { numbers: [['gold', 9]], things: ['lamp'] }],
  ['a number alone', [['gold', 9]], [], { numbers: [['gold', 9]], things: [] }],
  ['who was met, where it asks for them', [], ['met asha'], { numbers: [], things: ['met asha'] }],
  ['nothing else', [['silver', 9]], ['sword', 'met nobody'], null],
  ['nothing', [], [], null],
] as const)('A device is believed of %s', (_, numbers, things, expected) => {
  const brought = {
    numbers: numbers.map(([name, value]) => [name, value] as [string, number]),
    things: [...things],
  };
  expect(believed(story, brought)).toEqual(expected);
});
