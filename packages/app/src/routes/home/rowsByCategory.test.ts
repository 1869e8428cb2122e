import { aCategory, aStory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { rowsByCategory } from './rowsByCategory.ts';

const rivers = aCategory({ id: 'rivers', display_name: 'Rivers', sort_order: 2 });
const courts = aCategory({ id: 'courts', display_name: 'Courts', sort_order: 1 });
const story = (title: string, category: typeof rivers | null) => aStory({ id: title, title, category });

describe('the rows of Home', () => {
  it('follow the sort order of their categories, and the list within a row', () => {
    const rows = rowsByCategory([story('A', rivers), story('B', courts), story('C', rivers)]);
    expect(rows.map(({ category }) => category.display_name)).toEqual(['Courts', 'Rivers']);
    expect(rows[1]?.stories.map(({ title }) => title)).toEqual(['A', 'C']);
  });

  it('show a story once even if it is on two pages', () => {
    const rows = rowsByCategory([story('A', rivers), story('B', rivers), story('B', rivers)]);
    expect(rows[0]?.stories.map(({ title }) => title)).toEqual(['A', 'B']);
  });

  it('omit categories without stories, and stories without a category', () => {
    expect(rowsByCategory([])).toEqual([]);
    expect(rowsByCategory([story('Nowhere', null)])).toEqual([]);
  });
});
