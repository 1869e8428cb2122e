import { describe, expect, it } from 'vitest';
import { cuspedLine, cuspedOpening } from './cusped.ts';

const window = { x: 3, y: 2, width: 24, height: 31, foils: 5, spring: 0.62 };
const arch = { x: 0, y: 0, width: 440, height: 500, foils: 9, spring: 0.42 };

function numbersIn(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

describe('the cusped arch', () => {
  it('is drawn foil by foil around its tip', () => {
    expect(cuspedLine(window)).toBe(
      'M3,33L3,21.2A5,5 0 0 1 5.1,12.5A4.5,4.5 0 0 1 10.7,6.9C10.6,3.8 13.7,4.4 15,2C16.3,4.4 19.4,3.8 19.3,6.9A4.5,4.5 0 0 1 24.9,12.5A5,5 0 0 1 27,21.2L27,33',
    );
  });

  it('has one arc for every foil but the tip', () => {
    for (const foils of [5, 7, 9]) expect(cuspedLine({ ...arch, foils }).match(/A/g)).toHaveLength(foils - 1);
  });

  it('touches its box with its tip and its foot', () => {
    const path = cuspedLine(arch);
    expect(path).toContain(' 220,0C');
    expect(path.startsWith('M0,500L')).toBe(true);
    expect(path.endsWith('L440,500')).toBe(true);
  });

  it('is closed if it is an opening', () => {
    expect(cuspedOpening(window)).toBe(`${cuspedLine(window)}Z`);
  });

  it('moves with its box', () => {
    const moved = numbersIn(cuspedLine({ ...arch, x: 60 }));
    expect(moved[0]).toBe(60);
    expect(moved.at(-2)).toBe(500);
  });
});
