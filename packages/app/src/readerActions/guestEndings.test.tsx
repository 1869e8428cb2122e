import { describe, expect, it } from 'vitest';
import { guestEndings, storeGuestEnding } from './guestEndings.ts';

describe('The endings that a guest has found', () => {
  it('are stored per story, without duplicates', () => {
    for (const scene of ['end_bank', 'end_name', 'end_bank']) storeGuestEnding('a', scene);
    storeGuestEnding('b', 'end');
    expect([...guestEndings('a')].sort()).toEqual(['end_bank', 'end_name']);
    expect(guestEndings('b')).toEqual(['end']);
    expect(guestEndings('c')).toEqual([]);
  });

  it('are stored only for the last stories', () => {
    for (let number = 0; number < 30; number++) storeGuestEnding(`story ${number}`, 'end');
    expect(guestEndings('story 0')).toEqual([]);
    expect(guestEndings('story 29')).toEqual(['end']);
  });

  it.each(['no JSON', 'null', '{}', '[["a"]]', '[["a",[1]]]', '[[1,["end"]]]'])(
    'are not read from anything else that stands there: %s',
    (written) => {
      localStorage.setItem('kathaloka.guestEndings', written);
      expect(guestEndings('a')).toEqual([]);
    },
  );
});
