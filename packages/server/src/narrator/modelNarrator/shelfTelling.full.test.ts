/** Tells each bundled scene, by a model that copies it and by one that breaks off. */
import { EMPTY_STATE, graphOf, toldText } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { readBundledStories } from '../../features/bundledStories/bundledStory.ts';
import { aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { NarratorFailure } from '../Narrator.ts';
import { lastSentences } from '../prompts/sentences.ts';
import { failed } from './scriptedClient.ts';
import { scriptedTelling } from '../../testing/scriptedTelling.ts';

describe('The scenes of the shelf', () => {
  const scenes = readBundledStories().flatMap(({ story }) => {
    const graph = graphOf(story.story_structure, story.language);
    return Object.values(story.story_structure.nodes)
      .filter(({ mode = 'guided' }) => mode === 'guided')
      .map(({ text }) => ({
        text: toldText(text, graph, EMPTY_STATE),
        story: aStorySheet({ language: story.language, lexicon: story.lexicon ?? {} }),
      }));
  });

  it('told word for word reach the player so, and on average long before their end', async () => {
    const shares: number[] = [];
    for (const { text, story } of scenes) {
      const scene = aSceneSheet({ text });
      const answer = await scriptedTelling([text.trim()], { kind: 'scene', scene, story, input: null });
      expect(answer.text).toBe(text.trim().normalize('NFC'));
      expect(answer.teller, 'a copy is the author’s').toEqual({ narrator: 'built_in', steppedIn: 'copied' });
      shares.push(answer.readAt[0]! / text.length);
    }
    const half = shares.toSorted((one, other) => one - other)[Math.floor(shares.length / 2)]!;
    const late = shares.filter((share) => share > 0.9).length / shares.length;
    console.log(
      `${shares.length} scenes: half begin before ${(half * 100).toFixed(0)} % is written, ${(late * 100).toFixed(1)} % not before the end`,
    );
    expect(half).toBeLessThan(0.4);
    expect(late).toBeLessThan(0.1);
  }, 600_000);

  it('broken off anywhere go on in the author’s words, with no sentence too few or twice', async () => {
    let [broken, differ] = [0, 0];
    const untold: unknown[] = [];
    for (const [at, { text, story }] of scenes.entries()) {
      const scene = aSceneSheet({ text });
      const chunk = text.trim().slice(0, Math.floor((text.length * (1 + (at % 9))) / 10));
      const error = failed('network');
      const task = { kind: 'scene', scene, story, input: null } as const;
      const [result] = await Promise.allSettled([scriptedTelling([{ chunks: [chunk], error }], task)]);
      if (result.status === 'rejected') {
        // nothing was passed on yet: the next model is asked
        untold.push(result.reason);
        continue;
      }
      const { value: answer } = result;
      expect(answer.isPaid).toBe(false);
      expect(answer.text.endsWith(lastSentences(text.normalize('NFC'), 1))).toBe(true);
      broken += 1;
      differ += Number(answer.text !== text.trim().normalize('NFC'));
    }
    expect(untold.filter((reason) => !(reason instanceof NarratorFailure))).toEqual([]);
    expect(broken).toBeGreaterThan(0);
    expect(differ).toBe(0);
  }, 600_000);
});
