import { describe, expect, it } from 'vitest';
import { placeAt } from './placeAt.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 50 });
const at = (clientX: number, clientY: number) => ({ clientX, clientY });

describe('The place of a dragged row', () => {
  const column = [box(0, 0), box(0, 50), box(0, 100)];

  it.each([
    [at(50, 60), 1],
    [at(50, -20), 0],
    [at(50, 400), 2],
    [at(900, 60), 1],
  ])('in one column: %o is place %i', (point, place) => {
    expect(placeAt(column, point)).toBe(place);
  });

  const columns = [box(0, 0), box(100, 0), box(0, 50), box(100, 50), box(0, 100)];

  it.each([
    [at(50, 20), 0],
    [at(150, 20), 1],
    [at(150, 60), 3],
    [at(700, 60), 3],
    [at(150, 120), 4],
    [at(150, 400), 4],
  ])('in two columns: %o is place %i', (point, place) => {
    expect(placeAt(columns, point)).toBe(place);
  });

  it('in two columns from right to left', () => {
    const mirrored = [box(100, 0), box(0, 0), box(100, 50), box(0, 50)];
    expect(placeAt(mirrored, at(50, 60))).toBe(3);
    expect(placeAt(mirrored, at(150, 60))).toBe(2);
  });
});
