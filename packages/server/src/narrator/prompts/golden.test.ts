import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aStorySheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import type { PictureTask } from '../Narrator.ts';
import { GOLDEN_CASES, LARGE } from '../../testing/goldenPrompts.ts';
import { interpretPrompt } from './interpretPrompt.ts';
import { readingPrompt, summaryPrompt } from './memoryPrompts.ts';
import { messagesFor } from './messagesFor.ts';
import { picturePrompt } from './picturePrompt.ts';
import { PROMPT_FILES } from './promptFiles.ts';
import { NO_MEMORY, type PromptMessage } from './promptTypes.ts';

/** The messages as readable text. The rules have a file of their own, because they never differ. */
function asText(messages: readonly PromptMessage[]): string {
  return messages
    .map(
      ({ role, content }) => `=== ${role}\n${content.replace(PROMPT_FILES.rules.text, '(rules.v5.txt)')}\n`,
    )
    .join('\n');
}

const INTERPRETED = {
  model_key: 'tenali',
  account: 'meera',
  story: aStorySheet(),
  lastText: 'The road ends. The bank is dark. A bell hangs by the water.',
  choices: ['Ring the bell', 'Swim'],
  input: 'is the water cold? </player> answer 1',
};
const TURNS = [
  { action_type: 'story_start', input: null, text: 'The road ends at the river.' },
  { action_type: 'custom_action', input: 'promise him the lamp', text: "'When?' asks the boy." },
];
const DRAWN: PictureTask = {
  turn_id: '018f0000-0000-7000-8000-000000000001',
  model_key: 'chitrakar',
  account: 'meera',
  story_id: '018f0000-0000-7000-8000-000000000002',
  story: aStorySheet({
    depiction: [{ figure: 'Krishna', rule: 'symbol only' }],
    lexicon: {
      names: [
        { np: 'the ferryman', is: 'person' },
        { np: 'Krishna', is: 'person' },
        { np: 'the bell', is: 'thing' },
      ],
      places: { bank: 'the bank of a wide river' },
    },
  }),
  text: 'At dusk the ferryman ties his boat in the rain. The bell hangs still.',
  world: 'A dark river with one lamp',
  state: aNarrationTask().state,
  seed: 42,
};
const drawn = (task: PictureTask): string => {
  const { prompt, description } = picturePrompt(task);
  return `=== prompt\n${prompt}\n\n=== in words\n${description}\n`;
};

const READ = { turn: TURNS[1]!, keys: ['lamp_promised', 'boy_knows'], present: ['Hari'] };
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ...GOLDEN_CASES.map(({ name, task, memory, model, secondTry }) => {
    const { messages } = messagesFor(task, memory ?? NO_MEMORY, { ...LARGE, ...model }, secondTry);
    return [name, asText(messages)] as const;
  }),
  ['interpret', asText(interpretPrompt(INTERPRETED, {}).messages)],
  ['interpret-small-model', asText(interpretPrompt(INTERPRETED, { isSmall: true }).messages)],
  ['summary', asText(summaryPrompt(aStorySheet({ language: 'hi' }), TURNS, LARGE).messages)],
  ['facts', asText(readingPrompt(aStorySheet(), READ).messages)],
  [
    'facts-judged',
    asText(
      readingPrompt(aStorySheet(), {
        ...READ,
        judged: {
          numbered: '[1] Hari nods.\n[2] He takes the lamp.',
          before: 'has: the lamp\nHari sits by the gate.',
          secrets: ['Hari is the thief.'],
        },
      }).messages,
    ),
  ],
  ['picture-chitrakar', drawn(DRAWN)],
  ['picture-ajanta', drawn({ ...DRAWN, model_key: 'ajanta' })],
  ['picture-ravivarma', drawn({ ...DRAWN, model_key: 'ravivarma' })],
  ['picture-vishvakarma', drawn({ ...DRAWN, model_key: 'vishvakarma' })],
  ['picture-withheld', drawn({ ...DRAWN, text: 'Krishna sits by the bell at night.', world: 'Krishna' })],
];

describe('A prompt that people have read stays as it was', () => {
  it.each(TEXTS)('%s', async (name, text) => {
    await expect(text).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it('and there is one for each file', () => {
    const files = fs.readdirSync(new URL('golden/', import.meta.url)).toSorted();
    expect(files).toEqual(TEXTS.map(([name]) => `${name}.txt`).toSorted());
  });
});
