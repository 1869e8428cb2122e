import { expect, it, vi } from 'vitest';
import { timesOfNames } from './nameIndex.ts';
import { searchable, timesMentioned } from './words.ts';

const NAMES = [
  'the guard',
  'guards',
  'old guard',
  'Karna',
  'a a',
  'the',
  '!',
  'द्रोण',
  'the boat of Ila',
  'glass',
];
const TEXTS = [
  'The guard and two guards see an old guard. Karna is in the boat of Ila, a boat of Ila.',
  'A a a a. The the boat of Ilas, glasses, and glas.',
  'द्रोण और द्रोण के घर',
  '',
];

it.each(TEXTS)('Names are counted all together as each by itself: %s', (text) => {
  const told = searchable(text);
  const timesOf = timesOfNames(told, NAMES, NAMES);
  expect(NAMES.map(timesOf)).toEqual(NAMES.map((name) => timesMentioned(told, name)));
});

it('A text is read once for all names, and these once for all texts', () => {
  const names = Array.from({ length: 2000 }, (_, at) => `the old man ${at} of the river`);
  const told = searchable(
    Array.from({ length: 120 }, (_, at) => `The old man ${at} of the river.`).join(' '),
  );
  const searched = vi.spyOn(String.prototype, 'indexOf');
  const read = vi.spyOn(String.prototype, 'normalize');
  for (let time = 0; time < 3; time += 1) {
    const timesOf = timesOfNames(told, names, names);
    expect(names.filter((name) => timesOf(name) > 0)).toHaveLength(120);
  }
  expect(read).toHaveBeenCalledTimes(2000);
  expect(searched).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
