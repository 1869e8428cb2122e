import { CATALOGUE, storyList } from '../../tags.ts';

/** The lists of the administrators' pages. Each change adds to the log and may affect what is waiting for a decision. */
type AdminList = 'people' | 'reviews' | 'reports' | 'categories' | 'tags' | 'log';

export function adminList(id: AdminList) {
  return [{ type: 'Admin' as const, id }];
}

/** The lists that a change of stories makes stale, here, for readers, and for their author. */
export const STORIES_CHANGED = [
  ...CATALOGUE,
  ...storyList('mine'),
  ...storyList('admin'),
  ...adminList('log'),
];
