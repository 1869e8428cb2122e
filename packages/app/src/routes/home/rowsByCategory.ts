import type { Category, HomeStory } from '@kathaloka/contract/entities';

export interface CategoryRow {
  category: Category;
  stories: HomeStory[];
}

/**
 * One row for each category that has stories, in the categories' own order; within a row, in the order of the list. A
 * story published between two page loads shifts the list, so that one story may be on both pages: duplicates are
 * dropped.
 */
export function rowsByCategory(stories: readonly HomeStory[]): CategoryRow[] {
  const rows = new Map<string, CategoryRow>();
  const seen = new Set<string>();
  for (const story of stories) {
    const { id, category } = story;
    if (!category || seen.has(id)) continue;
    seen.add(id);
    const row = rows.get(category.id);
    if (row) row.stories.push(story);
    else rows.set(category.id, { category, stories: [story] });
  }
  return [...rows.values()].sort((a, b) => a.category.sort_order - b.category.sort_order);
}
