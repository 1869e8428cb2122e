import { describe, expect, it } from 'vitest';
import { dropped } from './useWindowEdges.ts';

const rendered = { start: 100, end: 160 };

describe('what is dropped of the rendered entries', () => {
  it('is on the side from which the reader has gone away', () => {
    expect(dropped(rendered, { start: 105, end: 120 }, 40)).toEqual({ start: 100, end: 140 });
    expect(dropped(rendered, { start: 145, end: 158 }, 40)).toEqual({ start: 120, end: 160 });
  });

  it('is on both sides where one is not enough', () => {
    expect(dropped(rendered, { start: 115, end: 140 }, 30)).toEqual({ start: 110, end: 140 });
  });

  it('is nothing that is near, however many that are', () => {
    expect(dropped(rendered, { start: 102, end: 159 }, 30)).toEqual({ start: 102, end: 159 });
    expect(dropped(rendered, rendered, 30)).toEqual(rendered);
  });

  it('is nothing where there are few', () => {
    expect(dropped(rendered, { start: 120, end: 130 }, 80)).toEqual(rendered);
  });
});
