import { describe, expect, it } from 'vitest';
import { readBundledStories } from '../../features/bundledStories/bundledStory.ts';
import { bagSizes } from './bagSizes.ts';
import { fragmentOf, fragmentsOf } from './fragments.ts';
import { lintFragment, lintFragments, withLongestFillers } from './lint.ts';
import { lintFillers } from './lintFillers.ts';

const fillers = lintFillers(
  readBundledStories().map(({ story }) => story),
  'en',
);
const faultsOf = (line: string, file = 'en/tenali/lean') =>
  lintFragment(file, fragmentOf('lean', line), fillers).map(({ fault }) => fault);

describe('a fragment', () => {
  it.each([
    "'{words},' you say, rather louder than you had planned.",
    '{Person} considers this and puts it away for later.',
    'You could {a}, or you could {b}. Standing here is free as well, but not for long.',
    'The players’ turn is over.',
    "For a moment nobody says 'yes', and an hour passes.",
    'You wait for one breath, and then for a useful one.',
  ])('is without fault: %s', (line) => {
    expect(faultsOf(line)).toEqual([]);
  });

  it.each([
    ['You think of {dead}.', 'a slot that nothing fills'],
    ['You wait  and see.', 'a double space'],
    ['You wait and see', 'no end'],
    ['you wait.', 'no capital at the beginning'],
    ['You wait — and see.', 'a dash'],
    ['You wait,. and see.', 'two marks in a row'],
    ["You say 'yes and wait.", 'a quote or bracket that is not paired'],
    ['It is a hour until then.', 'the wrong article'],
    ['It is an river.', 'the wrong article'],
    ['It is a {thing}, or an {thing}.', 'the wrong article'],
    ['{deed} comes to mind.', 'begins with a noun phrase in lower case'],
    ['There is {Person} as well.', 'a capital within a sentence'],
    ['It may be {b}.', 'a second choice without a first'],
    ['You have {deed} to thank.', 'a word twice in a row'],
    ["You don't wait.", 'a contraction'],
    ['The silence hangs in the air.', 'the worn phrase "hangs in the air"'],
    ['One. Two. Three. Four.', 'more than 3 sentences'],
    [`${'word '.repeat(33).replace('w', 'W').trim()}.`, 'more than 32 words'],
  ])('has a fault: %s', (line, fault) => {
    expect(faultsOf(line)).toContain(fault);
  });

  it('may have longer sentences with Vyasa, who makes no jokes', () => {
    const long = `Many${' words more'.repeat(12)}.`;
    expect(faultsOf(long)).toEqual(['a sentence of more than 20 words']);
    expect(faultsOf(long, 'en/vyasa/lean')).toEqual([]);
    expect(faultsOf('You wait.  #light', 'en/vyasa/lean')).toEqual(['a joke of Vyasa']);
  });

  it('is shown with the longest filler of each slot', () => {
    expect(withLongestFillers(fragmentOf('lean', 'You have {hands}.'), fillers)).toBe('You have hands.');
  });
});

it('the same sentence under two temperaments is a fault', () => {
  const fragments = fragmentsOf(
    new Map([
      ['en/tenali/lean', 'You wait.'],
      ['en/vyasa/lean', 'You wait.'],
      ['hi/vyasa/lean', 'You wait.'],
    ]),
  );
  expect(lintFragments(fragments, () => fillers)).toEqual([
    { file: 'en/vyasa/lean', fault: 'stands in en/tenali/lean as well', text: 'You wait.' },
  ]);
});

it('bags are counted against what a session needs, also those that are missing', () => {
  const sizes = bagSizes(fragmentsOf(new Map([['en/tenali/lean', 'You wait.']])));
  expect(sizes).toContainEqual({ file: 'en/tenali/lean', size: 1, wanted: 30 });
  expect(sizes).toContainEqual({ file: 'en/vyasa/echo', size: 0, wanted: 12 });
  expect(sizes.some(({ file }) => file.startsWith('hi/'))).toBe(false);
});
