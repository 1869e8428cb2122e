import { GUEST_CHOICES_MAX, GUEST_CHOICES_MS } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { forgetChoices, lastStoredChoice, storeChoices, storedChoices } from './guestChoices.ts';
import { guestReading, guestSeed, storeGuestReading } from './guestReadings.ts';

const SWIM = { text: 'Swim' };
const UNDER = { text: 'Go under', answer: 'Meera' };
const ROW = { text: 'Row' };

describe('The choices of a guest', () => {
  it('are stored until they are removed, with the same key for every attempt', () => {
    storeChoices('a', [SWIM]);
    expect(storedChoices()).toMatchObject({ story_id: 'a', choices: [SWIM] });
    expect(storedChoices()?.key).toBe(storedChoices()?.key);
    forgetChoices();
    expect(storedChoices()).toBeUndefined();
  });

  it('expire', () => {
    storeChoices('a', [SWIM], 0);
    expect(storedChoices(GUEST_CHOICES_MS - 1)).toBeDefined();
    expect(storedChoices(GUEST_CHOICES_MS)).toBeUndefined();
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"story_id":"a"}',
    '{"story_id":"a","choices":[],"key":"k","until":9e15}',
    '{"story_id":"a","choices":[1],"key":"k","until":9e15}',
    '{"story_id":1,"choices":["Swim"],"key":"k","until":9e15}',
    JSON.stringify({
      story_id: 'a',
      choices: Array.from({ length: GUEST_CHOICES_MAX + 1 }, () => 'Swim'),
      key: 'k',
      until: 9e15,
    }),
  ])('are not read from any other stored value: %s', (written) => {
    localStorage.setItem('kathaloka.guestChoices', written);
    expect(storedChoices()).toBeUndefined();
  });
});

describe('The readings of a guest', () => {
  it('are stored per story, and are removed with the choices', () => {
    storeGuestReading('a', [SWIM]);
    storeGuestReading('b', [ROW]);
    storeGuestReading('a', [SWIM, UNDER]);
    expect([guestReading('a'), guestReading('b'), guestReading('c')]).toEqual([[SWIM, UNDER], [ROW], []]);
    storeGuestReading('a', []);
    storeGuestReading('b', []);
    expect(localStorage).toHaveLength(0);
  });

  it('have the seed of their dice, which the choices of a guest take along', () => {
    storeGuestReading('a', [SWIM], 'a seed');
    storeGuestReading('b', [ROW]);
    expect([guestSeed('a'), guestSeed('b'), guestSeed('c')]).toEqual(['a seed', undefined, undefined]);
    storeChoices('a', [SWIM]);
    expect(storedChoices()).toMatchObject({ choices: [SWIM], seed: 'a seed' });
    storeChoices('b', [ROW]);
    expect(storedChoices()).not.toHaveProperty('seed');
    forgetChoices();
    for (const story_id of ['a', 'b']) storeGuestReading(story_id, []);
  });

  it('are those of the last ten stories read', () => {
    for (let story = 0; story < 12; story += 1) storeGuestReading(String(story), [SWIM]);
    expect([guestReading('1'), guestReading('2')]).toEqual([[], [SWIM]]);
  });

  it.each(['no JSON', '{}', '[["a"]]', '[["a",[]]]', '[null]'])(
    'are not read from anything else: %s',
    (written) => {
      localStorage.setItem('kathaloka.guestReadings', written);
      expect(guestReading('a')).toEqual([]);
    },
  );
});

describe('Choices stored as strings by an earlier version', () => {
  const OLD = ['Swim', 'Say your name\nMeera', 'Two\nlines\nMeera'];
  const READ = [SWIM, { text: 'Say your name', answer: 'Meera' }, { text: 'Two\nlines', answer: 'Meera' }];

  it('are read, both as choices and as readings, and stored in the new format', () => {
    const stored = { story_id: 'a', choices: OLD, key: 'k', until: 9e15 };
    localStorage.setItem('kathaloka.guestChoices', JSON.stringify(stored));
    localStorage.setItem('kathaloka.guestReadings', JSON.stringify([['a', OLD]]));
    expect(storedChoices()?.choices).toEqual(READ);
    expect(guestReading('a')).toEqual(READ);
    storeGuestReading('b', [ROW]);
    expect(JSON.parse(localStorage.getItem('kathaloka.guestReadings')!)).toEqual([
      ['b', [ROW]],
      ['a', READ],
    ]);
  });
});

it('The last choice keeps its answer, even if it has several lines', () => {
  storeChoices('a', [SWIM, { text: 'Two\nlines', answer: 'one\r\ntwo\u2028' }]);
  expect(storedChoices()?.choices.at(-1)).toEqual({ text: 'Two\nlines', answer: 'one\r\ntwo\u2028' });
  expect(lastStoredChoice()).toBe('Two\nlines: one\r\ntwo\u2028');
});
