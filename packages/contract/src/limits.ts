/** The constants of the product, in one place. Times are milliseconds. */

export const STORIES_PER_PAGE = 24;
export const MAX_PAGE = 1_000_000;
export const FEATURED_LIMIT = 4;
export const TRENDING_LIMIT = 4;
export const MAX_LIST_LIMIT = 50;
export const ROW_AUTO_SCROLL_MS = 3000;
