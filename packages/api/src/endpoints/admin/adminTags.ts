import { CATALOGUE, storyList } from '../../tags.ts';

/** The lists on administrators' pages. Each change adds to the log and may affect pending decisions. */
type AdminList = 'people' | 'reviews' | 'reports' | 'categories' | 'tags' | 'log';

export function adminList(id: AdminList) {
  return [{ type: 'Admin' as const, id }];
}

/** The lists that a change of stories makes stale: for administrators, readers and the author. */
export const STORIES_CHANGED = [
  ...CATALOGUE,
  ...storyList('mine'),
  ...storyList('admin'),
  ...adminList('log'),
];
