import { expect, it } from 'vitest';
import { ways } from '../testing/ways.ts';
import { advance, beginPlay } from './index.ts';
import { chapterBegun, chapterReached, sceneEntered } from './chapters.ts';
import { playStory } from './playStory.ts';

const story_structure = {
  ...ways({ gate: ['yard', 'well'], yard: ['gate', 'well'], well: [] }),
  chapters: [
    { title: 'Out', node: 'gate' },
    { title: 'In', node: 'yard' },
    { title: 'Down', node: 'well' },
  ],
};
const story = playStory({
  story_structure,
  initial_xp: 100,
  total_scenes: 3,
  game_config: { commands: {}, xp_gain_multiplier: 1 },
});

it('a scene is entered by the turn that comes to it, once', () => {
  const begun = beginPlay(story);
  expect(sceneEntered(begun, null)).toBe('gate');
  // works without the turn before
  expect(sceneEntered({ ...begun, turns_in_node: 2 }, null)).toBeNull();
  expect(sceneEntered(begun, begun)).toBeNull();
});

it('a chapter begins where its scene is entered first, and is reached for good', () => {
  let state = beginPlay(story);
  const seen = [chapterBegun(story, sceneEntered(state, null))?.number];
  for (const at of [0, 0, 0, 1]) {
    const { text } = story.graph.nodes.get(state.node!)!.choices[at]!;
    const moved = advance(story, state, { kind: 'choice', text });
    if (moved.refusal) throw new Error(moved.refusal.code);
    seen.push(chapterBegun(story, sceneEntered(moved.next, state))?.number);
    state = moved.next;
    expect(chapterReached(story, state)?.number).toBe(state.node === 'well' ? 3 : 2);
  }
  expect(seen).toEqual([1, 2, undefined, undefined, 3]);
  expect(chapterReached(story, state)).toEqual({ number: 3, title: 'Down', of: 3 });
});
