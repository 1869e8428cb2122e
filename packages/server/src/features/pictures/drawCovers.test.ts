import { createHash } from 'node:crypto';
import { PICTURE_STYLES } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { drawCovers } from './drawCovers.ts';

const hash = (svg: string): string => createHash('sha256').update(svg).digest('hex');
const roll = { seed: '7', keywords: 'river, night,, palace' };

describe('A roll of the dice', () => {
  it('is drawn by each painter, and the same roll always in the same way', () => {
    const { drawings } = drawCovers(roll);
    expect(drawings.map(({ style }) => style)).toEqual([...PICTURE_STYLES]);
    expect(new Set(drawings.map(({ svg }) => hash(svg))).size).toBe(PICTURE_STYLES.length);
    expect(drawCovers(roll)).toEqual({ drawings });
  });

  it('says what is drawn', () => {
    for (const { alt } of drawCovers(roll).drawings) expect(alt).toMatch(/river.* at night/i);
  });

  it('with other dice is another picture', () => {
    const [first] = drawCovers(roll).drawings;
    const [other] = drawCovers({ ...roll, seed: '8' }).drawings;
    expect(hash(other!.svg)).not.toBe(hash(first!.svg));
  });
});
