import { aModel } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import {
  isShown,
  type LogEntry,
  newestNarratedId,
  openAlternativesId,
  plainTextOf,
  entryText,
} from './logEntry.ts';

const entry = (id: string, type: LogEntry['type'], more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  type,
  content: id,
  ...more,
});

describe('a log entry', () => {
  it('joins the parts of its content with spaces', () => {
    expect(entryText(entry('a', 'narrative', { content: ['One.', 'Two.'] }))).toBe('One. Two.');
    expect(entryText(entry('a', 'narrative', { content: 'One.' }))).toBe('One.');
  });

  it('has plain text without the asterisks of the tale, but with the asterisks that the player typed', () => {
    expect(plainTextOf(entry('a', 'narrative', { content: ['*One.*', '**Two.**'] }))).toBe('One. Two.');
    expect(plainTextOf(entry('a', 'user_action', { content: '*I* row.' }))).toBe('*I* row.');
  });

  it('is hidden when it only says that the story continues', () => {
    const hidden = 'Continuing story...';
    expect(isShown(entry('a', 'action', { content: hidden }), hidden)).toBe(false);
    expect(isShown(entry('a', 'action', { content: 'Looking around' }), hidden)).toBe(true);
    expect(isShown(entry('a', 'narrative', { content: hidden }), hidden)).toBe(true);
  });
});

describe('the newest part of the tale', () => {
  it('is the last narrative or setup', () => {
    const entries = [entry('a', 'narrative'), entry('b', 'setup'), entry('c', 'warning')];
    expect(newestNarratedId(entries)).toBe('b');
    expect(newestNarratedId([])).toBeUndefined();
  });
});

describe('alternatives', () => {
  const failed = entry('e', 'error', { alternatives: [aModel()] });

  it('are offered until the tale continues', () => {
    expect(openAlternativesId([entry('a', 'narrative'), failed])).toBe('e');
    expect(openAlternativesId([failed, entry('w', 'warning')])).toBe('e');
    expect(openAlternativesId([failed, entry('b', 'narrative')])).toBeUndefined();
    expect(openAlternativesId([failed, entry('i', 'image')])).toBeUndefined();
  });
});
