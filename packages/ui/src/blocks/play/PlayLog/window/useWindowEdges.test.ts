import { describe, expect, it } from 'vitest';
import { dropped } from './useWindowEdges.ts';

const rendered = { start: 100, end: 160 };

describe('the entries that are dropped', () => {
  it('are on the side far from the reader', () => {
    expect(dropped(rendered, { start: 105, end: 120 }, 40)).toEqual({ start: 100, end: 140 });
    expect(dropped(rendered, { start: 145, end: 158 }, 40)).toEqual({ start: 120, end: 160 });
  });

  it('are on both sides if one side is not enough', () => {
    expect(dropped(rendered, { start: 115, end: 140 }, 30)).toEqual({ start: 110, end: 140 });
  });

  it('are never near the reader, however many are rendered', () => {
    expect(dropped(rendered, { start: 102, end: 159 }, 30)).toEqual({ start: 102, end: 159 });
    expect(dropped(rendered, rendered, 30)).toEqual(rendered);
  });

  it('are none if few are rendered', () => {
    expect(dropped(rendered, { start: 120, end: 130 }, 80)).toEqual(rendered);
  });
});
