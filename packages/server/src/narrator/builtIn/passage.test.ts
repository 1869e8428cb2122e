import { expect, it } from 'vitest';
import { aSceneSheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import { tell } from '../../testing/tellOne.ts';
import type { NarrationTask } from '../Narrator.ts';
import type { PastTurn } from '../sheets.ts';
import { fragmentsOf } from './fragments.ts';

/** A number of earlier turns of medium length. */
const turnsBefore = (count: number): PastTurn[] =>
  Array.from({ length: count }, (_, index) => ({
    action_type: 'continue',
    input: 'Go on',
    text: `${'Something happened. '.repeat(20)}Turn ${index}.`,
  }));

const PASSAGE = `${'Nobody is at home here. '.repeat(12).trim()}\n\nThe door stands open.`;

const scene = aSceneSheet({ text: PASSAGE, stepsToEnding: 5 });

it('a scene is the author’s text, whole and last, with at most one sentence before it', () => {
  const texts = Array.from(
    { length: 40 },
    (_, seed) => tell({ kind: 'scene', scene, seed, input: 'Go in', history: turnsBefore(5) }).text,
  );
  for (const text of texts) expect(text.endsWith(PASSAGE)).toBe(true);
  const frames = new Set(texts.map((text) => text.slice(0, -PASSAGE.length).trim()));
  expect(frames.size).toBeGreaterThan(5);
  expect([...frames].filter((frame) => !/^(?:\w+ \d+ of bridge\.)?$/.test(frame))).toEqual([]);
});

it('a scene has no frame in the first two turns, after a bare continue, after a long turn, and before speech', () => {
  const long = [{ action_type: 'continue', input: null, text: 'Word '.repeat(141) }];
  const tasks: Partial<NarrationTask>[] = [
    { history: turnsBefore(1) },
    { history: turnsBefore(2) },
    { input: null },
    { history: [...turnsBefore(4), ...long] },
    { scene: { ...scene, text: "'Come in,' says nobody." } },
    { scene: { ...scene, mode: 'verbatim' } },
    { scene: { ...scene, mode: 'open' } },
  ];
  for (const task of tasks)
    for (let seed = 0; seed < 20; seed += 1) {
      const whole = {
        kind: 'scene',
        scene,
        input: 'Go in',
        history: turnsBefore(5),
        seed,
        ...task,
      } as const;
      expect(tell(whole).text).toBe(whole.scene.text);
    }
});

it('a scene has no frame that says a word of its first sentence', () => {
  const fragments = fragmentsOf(new Map([['en/tenali/bridge', 'At home by now.']]));
  for (let seed = 0; seed < 20; seed += 1)
    expect(
      tell({ kind: 'scene', scene, seed, input: 'Go in', history: turnsBefore(5) }, fragments).text,
    ).toBe(PASSAGE);
});

it('a scene has no frame after the eighth turn, unless the last turn stayed in its scene', () => {
  const bridged = (last: NarrationTask['kind']) => {
    const notes = { ...tell({ kind: last }).notes, turn: 12 };
    return Array.from(
      { length: 40 },
      (_, seed) => tell({ kind: 'scene', scene, seed, input: 'Go in', notes, history: turnsBefore(12) }).text,
    ).some((text) => text !== PASSAGE);
  };
  expect(bridged('scene')).toBe(false);
  expect(bridged('detour')).toBe(true);
});

it('a scene that was told lately comes whole, after a line that says so', () => {
  const text = 'One.\n\nTwo.\n\nThree.';
  const seen = aSceneSheet({ text, isRevisited: true });
  expect(tell({ kind: 'scene', scene: seen, recentTexts: [text] }).text).toMatch(
    /^\w+ \d+ of revisit\.\n\nOne\.\n\nTwo\.\n\nThree\.$/,
  );
  expect(tell({ kind: 'scene', scene: seen }).text.endsWith(text)).toBe(true);
});

it('a scene told another way is framed another way', () => {
  const first = tell({ kind: 'scene', scene, input: 'Go in' });
  const second = tell({ kind: 'scene', scene, input: 'Go in', retelling: 1, recentTexts: [first.text] });
  const third = tell({
    kind: 'scene',
    scene,
    input: 'Go in',
    retelling: 2,
    recentTexts: [second.text, first.text],
  });
  expect(new Set([first.text, second.text, third.text]).size).toBe(3);
  for (const { text } of [second, third]) expect(text.endsWith(PASSAGE)).toBe(true);
});

it('a scene that ends the story has nothing after it, and calls back the heaviest deed that was never told', () => {
  const ending = aSceneSheet({ text: 'You have crossed.', isEnding: true, stepsToEnding: 0 });
  const { state } = aNarrationTask();
  const deeds = ['the bell you rang', 'the coin you kept'];
  const { notes } = tell({ state: { ...state, deeds }, deed: deeds[0]! });
  notes.deeds[1]![2] = 2;
  const { text } = tell({
    kind: 'scene',
    scene: { ...ending, text: PASSAGE, isEnding: true },
    state: { ...state, deeds },
    notes,
  });
  expect(text).toContain('the coin you kept');
  expect(text.endsWith(PASSAGE)).toBe(true);
});
