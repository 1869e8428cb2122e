import { describe, expect, it } from 'vitest';
import { aNarrationTask, aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import { outputFilter } from './outputFilter.ts';
import { waysTold } from './waysTold.ts';

const WALL =
  "There is a cradle in the big house with no child in it. 'Churel!' Hamir the gatekeeper is shouting. 'Read,' says Lalji.";
const HEEL = 'The spray lies in front of the print. Ten men are waiting, and only you know it.';
const story = aStorySheet({
  title: 'The Churel Came for the Baby',
  story_prompt: 'You read feet. A child is gone from the big house, and Kesar is its mother.',
  lore_cards: [{ keys: ['print'], text: 'Dhapu the midwife knows every foot in six villages.' }],
  lexicon: {
    names: [
      ...['Lalji', 'Hamir', 'Kesar', 'Dhapu', 'Paru', 'the old mistress'].map((np) => ({
        np,
        is: 'person' as const,
      })),
      { np: 'the stick', is: 'thing' as const },
    ],
  },
});
const CHOICES = [
  "Say it: 'It went out. A woman walked backwards.' They will not be afraid of her any more.",
  "Say: 'I shall have to follow it.' That is true as well.",
  'Kneel in her two dents, and lay your hand flat on each stone.',
];
const BEFORE = 'The men shift their feet, and one of them coughs.';
const PRINT = aNarrationTask({
  story,
  scene: aSceneSheet({ name: 'heel', text: HEEL }),
  choices: CHOICES,
  input: 'I ask Hamir what he saw.',
  history: [{ action_type: 'story_start', input: null, text: WALL }],
});

function told(answer: string, task: Partial<NarrationTask> = {}) {
  const asked = { ...PRINT, ...task };
  const filter = outputFilter({
    maxWords: 200,
    author: asked.scene.text,
    isUnfit: waysTold(asked),
  });
  return { text: [...filter.push(answer), ...filter.end('stop')].join(''), isEnded: filter.hasUnfit() };
}

describe('A telling of the ways', () => {
  it.each([
    // a line of another choice, spoken by the player
    "'It went out,' you say. 'A woman walked backwards.' They are not afraid any more.",
    "'It went out. A woman walked backwards.'",
    '“A woman walked backwards,” you tell them.',
    "You get up. 'I shall have to follow it,' you say.",
    "'So,' you say. 'I shall have to follow it.'",
    "Hamir asks, and you answer: 'I shall have to follow it.'",
    'You kneel in her two dents, and lay your hand flat on each stone.',
    'There are two ways: to tell them that a woman walked backwards, or to kneel in her two dents.',
  ])('ends it: %s', (telling) => {
    const { text, isEnded } = told(`${BEFORE} ${telling} Nobody moves.`);
    expect([text.startsWith(BEFORE), isEnded]).toEqual([true, true]);
    expect(text).not.toContain(telling.split(/(?<=[.?!]['”]?) /).at(-1));
    expect(text).not.toContain('Nobody moves.');
  });

  it.each([
    "'I saw those,' says Hamir, and points at the prints.",
    "'Kesar will not sleep,' says Lalji.",
    "'Dhapu would know whose they are,' says Hamir.",
    'A woman goes by behind the wall, walking fast.',
    "'It went on,' you say, and Hamir nods.",
    'The old men look at the old stick.',
    "'My first wife died in this house,' says Lalji.",
    "Lalji's mother died in that room, and the door is still shut.",
    'The fire is dead, and so is the talk.',
    'You walk round the wall and come back to the print.',
    'You kneel, and lay your hand flat on the sand.',
    "'I followed a camel to Jaisalmer once,' says Hamir.",
    'A kite turns over the dune, smaller each time.',
  ])('does not hold for what is there: %s', (line) => {
    expect(told(`${BEFORE} ${line}`)).toEqual({ text: `${BEFORE} ${line}`, isEnded: false });
  });

  it('is not what the player said or what was told before', () => {
    const line = "'I shall have to follow it,' you say, and Dhapu nods.";
    const input = "I tell Dhapu: 'I shall have to follow it.'";
    expect(told(`${BEFORE} ${line}`, { input }).isEnded).toBe(false);
    const history = [
      { action_type: 'choose', input: null, text: "Dhapu sits down. 'I shall have to follow it.'" },
    ];
    expect(told(`${BEFORE} ${line}`, { history }).isEnded).toBe(false);
  });
});
