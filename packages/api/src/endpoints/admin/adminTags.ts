import { storyList } from '../../tags.ts';

/** What the pages of administrators list. Each of their changes is in the audit log and may be among what waits. */
type AdminList = 'people' | 'reviews' | 'reports' | 'categories' | 'tags' | 'log';

export function adminList(id: AdminList) {
  return [{ type: 'Admin' as const, id }];
}

/** What a change of stories makes out of date, here and for readers. */
export const STORIES_CHANGED = [
  ...storyList('admin'),
  ...storyList('featured'),
  ...storyList('home'),
  ...adminList('log'),
];
