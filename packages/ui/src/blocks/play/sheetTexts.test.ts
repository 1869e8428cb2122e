import { SHEET_CHANGES, type TurnChange } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { playSheetWords } from '../../words/playSheet/en.ts';
import { oddsText, sheetText } from './sheetTexts.ts';

const lineOf = (entry: Parameters<typeof sheetText>[0]) => sheetText(entry, playSheetWords);
const change = (kind: TurnChange['kind'], more: Partial<TurnChange> = {}) =>
  lineOf({ changes: [{ kind, what: 'the key', ...more }] });

describe('the line of an attempt', () => {
  const check = { name: 'nerve', at_least: 3, had: 2, won: false };

  it('says what was needed and what one has', () => {
    expect(lineOf({ check })).toBe('You needed nerve 3 and have 2.');
    expect(lineOf({ check: { ...check, at_least: 8, roll: 5 } })).toBe(
      'You needed 8: nerve 2 and 5 on the die.',
    );
  });

  it('has spaces in a name of several words', () => {
    expect(lineOf({ check: { ...check, name: 'steady_hand' } })).toBe('You needed steady hand 3 and have 2.');
  });

  it('isolates a name that is read from right to left', () => {
    expect(lineOf({ check: { ...check, name: 'ہمت' } })).toBe('You needed \u2068ہمت\u2069 3 and have 2.');
  });
});

describe('the line of what a turn has changed', () => {
  it('says all of it', () => {
    const changes: TurnChange[] = [
      { kind: 'took', what: 'the brass key' },
      { kind: 'hurt', what: 'hand' },
    ];
    expect(lineOf({ changes })).toBe('You have the brass key. Your hand is hurt.');
  });

  it.each([
    ['gave', { who: 'Meher' }, 'You gave the key to Meher.'],
    ['gave', {}, 'You gave away the key.'],
    ['owes', { who: 'Ila', what: 'her mother' }, 'You owe Ila: her mother.'],
    ['broke', { who: 'Ila', what: 'her mother' }, 'You broke your word to Ila: her mother.'],
    ['died', { what: 'Kasam' }, 'Kasam is dead.'],
    ['told', { what: 'wreck', who: 'Meher' }, 'Meher knows a secret now.'],
    ['health', { what: '', by: -1 }, 'Your health falls by 1.'],
    ['health', { what: '', by: 2 }, 'Your health rises by 2.'],
  ] as const)('%s: %j', (kind, more, text) => {
    expect(change(kind, more)).toBe(text);
  });

  it.each(SHEET_CHANGES)('says something of %s', (kind) => {
    expect(change(kind, { who: 'Ila', by: 1 })).toMatch(/^\S.*\.$/);
  });
});

describe('the words for a chance', () => {
  it.each([
    [100, 'sure'],
    [99, 'good'],
    [65, 'good'],
    [64, 'fair'],
    [35, 'fair'],
    [34, 'poor'],
    [1, 'poor'],
    [0, 'none'],
  ] as const)('%i percent: %s', (odds, name) => {
    expect(oddsText(odds, playSheetWords)).toBe(playSheetWords.odds[name]);
  });
});
