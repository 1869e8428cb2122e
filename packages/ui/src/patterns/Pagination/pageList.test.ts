import { describe, expect, it } from 'vitest';
import { pageList } from './pageList.ts';

describe('the listed pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 26, [1, 2, 'gap', 26]],
    [3, 26, [1, 2, 3, 4, 'gap', 26]],
    [4, 26, [1, 2, 3, 4, 5, 'gap', 26]],
    [13, 26, [1, 'gap', 12, 13, 14, 'gap', 26]],
    [24, 26, [1, 'gap', 23, 24, 25, 26]],
    [26, 26, [1, 'gap', 25, 26]],
  ])('on page %i of %i', (page, total, shown) => {
    expect(pageList(page, total)).toEqual(shown);
  });
});
