import { describe, expect, it } from 'vitest';
import { handsWords } from '../../../../words/hands/en.ts';
import { playWords } from '../../../../words/play/en.ts';
import { playSheetWords } from '../../../../words/playSheet/en.ts';
import type { LogEntry } from '../../logEntry.ts';
import { announcementsOf } from './announcements.ts';

const words = {
  play: { ...playWords, imageCaption: 'A picture' },
  playSheet: playSheetWords,
  hands: handsWords,
};
const narrative: LogEntry = { id: 'n', type: 'narrative', content: 'You cross the river.' };
const completion: LogEntry = { id: 'c', type: 'completion', content: 'The end' };
const image: LogEntry = { id: 'i', type: 'image', content: '/a.webp', style: 'Ajanta' };

function spoken(entries: readonly LogEntry[], known: readonly string[] = []) {
  return announcementsOf(entries, new Set(known), words).map(({ text }) => text);
}

describe('the announcements of the log', () => {
  it('are all new entries, even if two are added together', () => {
    expect(spoken([narrative, completion])).toEqual(['You cross the river.', 'The end']);
  });

  it('say how much was struck from a turn', () => {
    const struck = [{ text: 'He dies.', reason: 'death' as const }];
    expect(spoken([{ id: 's', type: 'struck', content: '', struck }])).toEqual([
      '1 sentence of the model taken back. This turn costs no credits.',
    ]);
  });

  it('leave out entries that were already in the log', () => {
    expect(spoken([narrative, completion], ['n'])).toEqual(['The end']);
  });

  it('leave out earlier entries that are loaded later', () => {
    expect(spoken([narrative, completion, image], ['c'])).toEqual(['A picture, Ajanta']);
  });

  it('contain an entry only once it is complete', () => {
    expect(spoken([{ ...narrative, isArriving: true }])).toEqual([]);
  });

  it('is what an attempt needed, and what a turn has changed, each once', () => {
    const check = { name: 'nerve', at_least: 3, had: 2, won: false };
    const changes = [{ kind: 'took' as const, what: 'the brass key' }];
    const entries: LogEntry[] = [
      narrative,
      { id: 'k', type: 'check', content: '', check },
      { id: 'g', type: 'changes', content: '', changes },
    ];
    expect(spoken(entries)).toEqual([
      'You cross the river.',
      'You needed nerve 3 and have 2.',
      'You have the brass key.',
    ]);
    expect(spoken(entries, ['n', 'k', 'g'])).toEqual([]);
  });

  it('have no asterisks around emphasised text', () => {
    expect(spoken([{ ...narrative, content: 'You *row*, and **the bank** lets go.' }])).toEqual([
      'You row, and the bank lets go.',
    ]);
  });

  it.each(['error', 'warning', 'chapter'] as const)('include entries that are not typed out: %s', (type) => {
    expect(spoken([narrative, { id: 'x', type, content: 'The river is silent.' }])).toEqual([
      'You cross the river.',
      'The river is silent.',
    ]);
  });

  it('describe a picture by its caption', () => {
    expect(spoken([image])).toEqual(['A picture, Ajanta']);
  });

  it('never include the player’s own action', () => {
    expect(spoken([{ id: 'a', type: 'action', content: 'Go on' }])).toEqual([]);
    expect(spoken([{ id: 'c', type: 'choice', content: 'Row' }])).toEqual([]);
  });

  it('name another player who has acted, with or without words', () => {
    const lines: LogEntry[] = [
      { id: 'a', type: 'choice', content: 'Row', acted_by: 'Meera' },
      { id: 'b', type: 'user_action', content: 'I sing', acted_by: null },
      { id: 'c', type: 'action', content: 'continue', acted_by: 'Noor' },
      { id: 'd', type: 'choice', content: 'Swim', is_by_vote: true },
      { id: 'f', type: 'choice', content: 'Wait', is_by_vote: true, votes: 1, voters: 2, is_tie: true },
      { id: 'e', type: 'action', content: 'continue', is_by_vote: true },
    ];
    expect(spoken(lines)).toEqual([
      'Meera chose: Row',
      'Somebody: I sing',
      'Noor went on.',
      'The vote chose: Swim',
      'The vote chose (1 of 2, a tie: the earliest wins): Wait',
      'The vote: to go on.',
    ]);
  });
});
