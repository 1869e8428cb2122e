import { aSeries } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { partsInOrder } from './partsInOrder.ts';

const series = aSeries();
const [first, second, third] = series.parts;

const statesOf = (parts: typeof series.parts, finished: readonly (typeof first)[]) =>
  partsInOrder({ parts, finished: finished.map((story) => story!.id) }).map(({ state }) => state);

it('The next part is the first unread one, even if a later part was read', () => {
  expect(statesOf(series.parts, [])).toEqual(['next', 'open', 'open']);
  expect(statesOf(series.parts, [first])).toEqual(['read', 'next', 'open']);
  expect(statesOf(series.parts, [third])).toEqual(['next', 'open', 'read']);
  expect(statesOf(series.parts, [first, second, third])).toEqual(['read', 'read', 'read']);
});

it('A part that readers may not see yet has its place', () => {
  expect(statesOf([first!, third!], [first])).toEqual(['read', 'unpublished', 'next']);
  expect(statesOf([second!], [])).toEqual(['unpublished', 'next', 'unpublished']);
});
