import type { LogEntry } from '@kathaloka/ui';
import { describe, expect, it } from 'vitest';
import { saidOnce } from './saidOnce.ts';

const note = (content: string): LogEntry => ({ id: content, type: 'warning', content });
const LOW = 'Your credits are running low! You have 0 left.';
const STEPPED_IN = 'The built-in narrator stepped in.';

describe('the warning that credits are low', () => {
  it('is said after the first turn of a visit', () => {
    expect(saidOnce([note(LOW)], LOW, [{ notes: [] }])).toEqual([note(LOW)]);
  });

  it('is not repeated while as many are left, and takes no other note with it', () => {
    const notes = [note(STEPPED_IN), note(LOW)];
    expect(saidOnce(notes, LOW, [{ notes }])).toEqual([note(STEPPED_IN)]);
  });

  it('is said again with another number', () => {
    const fewer = 'Your credits are running low! You have 3 left.';
    expect(saidOnce([note(fewer)], fewer, [{ notes: [note(LOW)] }])).toEqual([note(fewer)]);
  });

  it('leaves the notes of a turn without a warning as they are', () => {
    expect(saidOnce([note(STEPPED_IN)], undefined, [{ notes: [note(STEPPED_IN)] }])).toEqual([
      note(STEPPED_IN),
    ]);
  });
});
