import { z } from 'zod';
import { SUGGESTED_CATEGORIES } from '../limits.ts';
import { Category } from './category.ts';
import { Story } from './story.ts';

export const SearchSuggestions = z
  .object({
    story: Story.nullable().describe('The story whose title is spelled most like the query'),
    categories: z
      .array(Category)
      .max(SUGGESTED_CATEGORIES)
      .describe('The categories with the most published stories'),
  })
  .meta({ id: 'SearchSuggestions' });
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;
