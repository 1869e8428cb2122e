import { STORIES_PER_PAGE } from '@kathaloka/contract/src/limits.ts';

export const perPage = STORIES_PER_PAGE;
