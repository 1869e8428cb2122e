import type { Category, Story } from '@kathaloka/contract/entities';

export interface CategoryRow {
  category: Category;
  stories: Story[];
}

/** One row for each category that has stories, in the categories' own order; within a row, in the order of the list. */
export function rowsByCategory(stories: readonly Story[]): CategoryRow[] {
  const rows = new Map<string, CategoryRow>();
  for (const story of stories) {
    const { category } = story;
    if (!category) continue;
    const row = rows.get(category.id);
    if (row) row.stories.push(story);
    else rows.set(category.id, { category, stories: [story] });
  }
  return [...rows.values()].sort((a, b) => a.category.sort_order - b.category.sort_order);
}
