import { describe, expect, it } from 'vitest';
import { aSceneSheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import type { SceneSheet } from '../sheets.ts';
import { wordLimits, nudgeOf, situationOf } from './situation.ts';

const OPEN = aSceneSheet({ mode: 'open' });

describe('The task of a turn', () => {
  it.each<[string, Partial<NarrationTask>]>([
    ['bridge', { kind: 'scene', input: 'ring' }],
    ['retold_scene', { kind: 'scene', scene: aSceneSheet({ mode: 'retold' }) }],
    ['open_first', { kind: 'scene', scene: OPEN }],
    ['open_later', { kind: 'detour', scene: OPEN }],
    ['open_on', { kind: 'moment', scene: OPEN, choices: [], input: null }],
    ['hold', { kind: 'moment', scene: OPEN, input: null }],
    ['hold', { kind: 'moment', input: null }],
    ['detour', { kind: 'detour' }],
    ['detour', { kind: 'detour', scene: aSceneSheet({ mode: 'verbatim' }) }],
    ['immerse', { kind: 'setting', scene: OPEN }],
  ])('is %s', (situation, task) => {
    expect(situationOf(aNarrationTask(task))).toBe(situation);
  });

  it('of a scene is about as long as the author’s text where it is retold, and short where it leads there', () => {
    const task = aNarrationTask({ kind: 'scene', scene: aSceneSheet({ text: 'word '.repeat(150) }) });
    expect(wordLimits('retold_scene', task)).toEqual({ min: 120, max: 210 });
    expect(wordLimits('bridge', task).max).toBeLessThan(60);
  });
});

describe('A scene presses for a decision', () => {
  const nudges = (scene: Partial<SceneSheet>, values: Partial<NarrationTask> = {}) =>
    Array.from({ length: 9 }, (_, turns_in_node) => {
      const task = aNarrationTask({ scene: aSceneSheet(scene), ...values });
      return nudgeOf({ ...task, state: { ...task.state, turns_in_node } });
    });

  it('up to its last turn, if the story moves on by itself then', () => {
    expect(nudges({ max_turns: 6, isTimed: true })).toEqual([null, null, null, null, 1, 2, 3, 3, 3]);
    expect(nudges({ max_turns: 1, isTimed: true })).toEqual([2, 3, 3, 3, 3, 3, 3, 3, 3]);
  });

  it('never where nothing would follow, there is nothing to decide, or the story moves anyway', () => {
    const none = Array.from({ length: 9 }, () => null);
    const timed = { max_turns: 3, isTimed: true };
    expect(nudges({})).toEqual(none);
    expect(nudges({ mode: 'open', max_turns: 3 })).toEqual(none);
    expect(nudges(timed, { choices: [] })).toEqual(none);
    expect(nudges(timed, { kind: 'scene' })).toEqual(none);
    expect(nudges(timed, { kind: 'setting' })).toEqual(none);
  });
});
