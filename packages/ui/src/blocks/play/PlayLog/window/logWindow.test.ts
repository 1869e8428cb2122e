import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../logEntry.ts';
import { newestWindow, findRange, windowOf } from './logWindow.ts';

const told = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `turn-${from + index}`,
    type: 'narrative',
    content: 'The oar dips.',
  }));

describe('the window on a log', () => {
  it('shows the newest entries, or all of a short log', () => {
    expect(findRange(newestWindow(told(0, 100), 30), told(0, 100))).toEqual({ start: 70, end: 100 });
    expect(findRange(newestWindow(told(0, 10), 30), told(0, 10))).toEqual({ start: 0, end: 10 });
    expect(findRange(newestWindow([], 30), [])).toEqual({ start: 0, end: 0 });
  });

  it('extends to an added entry', () => {
    expect(findRange(newestWindow(told(0, 100), 30), told(0, 103))).toEqual({ start: 70, end: 103 });
  });

  it('stays on its entries when earlier ones are added, or dropped', () => {
    const window = windowOf(told(100, 200), { start: 20, end: 50 });
    expect(findRange(window, told(0, 200))).toEqual({ start: 120, end: 150 });
    expect(findRange(window, told(110, 200))).toEqual({ start: 10, end: 40 });
  });

  it('stays on its entries when newer ones are removed', () => {
    expect(findRange(newestWindow(told(0, 100), 30), told(0, 99))).toEqual({ start: 70, end: 99 });
  });

  it('is undefined if the entry at an edge was removed', () => {
    expect(findRange(windowOf(told(0, 100), { start: 20, end: 50 }), told(21, 100))).toBeUndefined();
    expect(findRange(windowOf(told(0, 100), { start: 20, end: 50 }), told(0, 50))).toBeUndefined();
  });
});
