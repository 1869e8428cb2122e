import { STORIES_PER_PAGE } from '../../contract/src/limits.ts';

export const perPage = STORIES_PER_PAGE;
