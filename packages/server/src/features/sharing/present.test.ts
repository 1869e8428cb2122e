import { SHARED_PARTS_PER_PAGE } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import type { ToldTale } from '../play/public.ts';
import { presentPages } from './present.ts';

const LINK = { story_id: 'a story', shows_typed: false };
const told = (count: number) =>
  ({
    story: {},
    parts: Array.from({ length: count }, (_, at) => ({ at })),
    has_earlier: false,
    last_line: '',
  }) as unknown as ToldTale;

it.each([
  1,
  SHARED_PARTS_PER_PAGE - 1,
  SHARED_PARTS_PER_PAGE,
  SHARED_PARTS_PER_PAGE + 1,
  3 * SHARED_PARTS_PER_PAGE - 1,
])(
  'The pages of a tale of %i parts hold each part once, in its order from the last page to the first',
  (count) => {
    const tale = told(count);
    const pages = presentPages(LINK, tale);
    expect(pages.toReversed().flatMap(({ parts }) => parts)).toEqual(tale.parts);
    expect(pages.filter(({ parts }) => parts.length === 0)).toEqual([]);
  },
);
