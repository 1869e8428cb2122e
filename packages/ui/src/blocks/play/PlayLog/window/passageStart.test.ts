import { describe, expect, it } from 'vitest';
import type { LogEntry, LogEntryType } from '../../logEntry.ts';
import { passageStartId } from './passageStart.ts';

const log = (...types: LogEntryType[]): LogEntry[] =>
  types.map((type, index) => ({ id: `${type} ${index}`, type, content: type }));

describe('where the newest passage begins', () => {
  it.each<[string, LogEntryType[], string]>([
    ['at its words', ['narrative', 'choice', 'model_info', 'narrative'], 'narrative 3'],
    ['at the title of its chapter', ['narrative', 'choice', 'chapter', 'narrative'], 'chapter 2'],
    ['before its ending and notes', ['choice', 'narrative', 'completion', 'warning'], 'narrative 1'],
    ['at the roll that decided it', ['choice', 'check', 'narrative', 'changes'], 'check 1'],
    ['at the error in its place', ['narrative', 'user_action', 'error'], 'error 2'],
    ['at what was asked, until there is an answer', ['narrative', 'user_action'], 'user_action 1'],
    ['at the picture that was asked for', ['narrative', 'action', 'model_info', 'image'], 'image 3'],
    ['at the title of the first chapter', ['chapter', 'setup'], 'chapter 0'],
    ['at the words after an earlier visit', ['narrative', 'session_separator', 'narrative'], 'narrative 2'],
    ['at the only entry', ['error'], 'error 0'],
  ])('%s', (_name, types, start) => {
    expect(passageStartId(log(...types))).toBe(start);
  });

  it('begins with the first of several texts of a turn, and not with the turn before', () => {
    const entries = log('choice', 'narrative', 'narrative', 'narrative');
    entries[1]!.turn_id = 'before';
    entries[2]!.turn_id = 'now';
    entries[3]!.turn_id = 'now';
    expect(passageStartId(entries)).toBe('narrative 2');
  });

  it('is nowhere in an empty log', () => {
    expect(passageStartId([])).toBeUndefined();
  });
});
