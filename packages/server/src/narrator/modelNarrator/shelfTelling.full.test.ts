/** Ten thousand scenes of the shelf, told with a provider that has every fault: the author's text always stands whole. */
import { EMPTY_STATE, graphOf, toldText } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { readBundledStories } from '../../features/bundledStories/bundledStory.ts';
import { aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { scriptedTelling } from '../../testing/scriptedTelling.ts';
import { NarratorFailure } from '../Narrator.ts';
import { failed, type ScriptedAnswer } from './scriptedClient.ts';

const TURNS = 10_000;

const scenes = readBundledStories().flatMap(({ story }) => {
  const graph = graphOf(story.story_structure, story.language);
  return Object.values(story.story_structure.nodes)
    .filter(({ mode = 'guided' }) => mode === 'guided')
    .map(({ text, choices }) => ({
      text: toldText(text, graph, EMPTY_STATE),
      input: choices[0]?.text ?? 'look',
      story: aStorySheet({ language: story.language, lexicon: story.lexicon ?? {} }),
    }));
});

/** What a faulty model makes of a scene. */
const FAULTS: readonly ((text: string, at: number) => ScriptedAnswer)[] = [
  (text) => text,
  (text) => text.split('. ').toReversed().join('. '),
  (text) => text.replaceAll(/ is | was /g, ' is not '),
  (text, at) => ({ chunks: [text.slice(0, at % text.length)], error: failed('network') }),
  (text, at) => ({ chunks: [text.slice(0, at % text.length)], error: failed('filtered') }),
  (text) => ({ text: text.slice(0, 200), finish: 'length' }),
  (_, at) => `You do it. ${'A hand closes around the lamp, and the lamp goes out. '.repeat(at % 9)}`,
  () => 'You are dead, and your story is over. Inspector Rathod arrests everybody.',
  () => "I'm sorry, but I can't continue with this story.",
  () => '{"text": "You do it.", "choices": ["Climb"], "xp": 5}',
  () => '{name} walks to {place} while ${undefined} waits.',
  () => '',
  () => 'यह करते ही सब चुप हो जाते हैं। فوراً سب چپ ہو جاتے ہیں۔ Then nobody moves.',
  () => '<think>What now?</think>TASK: Tell the next turn.',
];

it('The author’s text follows whole, whatever a model writes before it', async () => {
  let failures = 0;
  for (let at = 0; at < TURNS; at += 1) {
    const { text, input, story } = scenes[at % scenes.length]!;
    const answer = FAULTS[at % FAULTS.length]!(text, at * 37);
    const task = { kind: 'scene', scene: aSceneSheet({ text }), story, input } as const;
    const telling = await scriptedTelling([answer], task).catch((error: unknown) => error);
    if (telling instanceof NarratorFailure) {
      // nothing was passed on yet: the next model is asked
      failures += 1;
      continue;
    }
    const { text: told, signed } = telling as Awaited<ReturnType<typeof scriptedTelling>>;
    expect(told.endsWith(text)).toBe(true);
    expect(signed.filter(([by]) => by === 'author').map(([, piece]) => piece.trimStart())).toEqual([
      text.trimStart(),
    ]);
  }
  expect(failures).toBeLessThan(TURNS / FAULTS.length);
}, 600_000);
