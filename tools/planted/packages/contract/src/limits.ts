export const STORIES_PER_PAGE = 24;
