import { GUEST_CHOICES_MAX, GUEST_CHOICES_MS } from '@kathaloka/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetChoices, storeChoices, storedChoices } from './guestChoices.ts';
import { guestReading, storeGuestReading } from './guestReadings.ts';

beforeEach(() => localStorage.clear());

describe('The choices of a guest', () => {
  it('are there until they are forgotten, with the same key for every attempt', () => {
    storeChoices('a', ['Swim']);
    expect(storedChoices()).toMatchObject({ story_id: 'a', choices: ['Swim'] });
    expect(storedChoices()?.key).toBe(storedChoices()?.key);
    forgetChoices();
    expect(storedChoices()).toBeUndefined();
  });

  it('expire', () => {
    storeChoices('a', ['Swim'], 0);
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
  ])('are not read from anything else that stands there: %s', (written) => {
    localStorage.setItem('kathaloka.guestChoices', written);
    expect(storedChoices()).toBeUndefined();
  });
});

describe('The readings of a guest', () => {
  it('are of each story, and go with the choices', () => {
    storeGuestReading('a', ['Swim']);
    storeGuestReading('b', ['Row']);
    storeGuestReading('a', ['Swim', 'Go under']);
    expect([guestReading('a'), guestReading('b'), guestReading('c')]).toEqual([
      ['Swim', 'Go under'],
      ['Row'],
      [],
    ]);
    storeGuestReading('a', []);
    storeGuestReading('b', []);
    expect(localStorage).toHaveLength(0);
  });

  it('are those of the ten stories that were read last', () => {
    for (let story = 0; story < 12; story += 1) storeGuestReading(String(story), ['Swim']);
    expect([guestReading('1'), guestReading('2')]).toEqual([[], ['Swim']]);
  });

  it.each(['no JSON', '{}', '[["a"]]', '[["a",[]]]', '[null]'])(
    'are not read from anything else: %s',
    (written) => {
      localStorage.setItem('kathaloka.guestReadings', written);
      expect(guestReading('a')).toEqual([]);
    },
  );
});
