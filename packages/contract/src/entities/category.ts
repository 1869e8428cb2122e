import { z } from 'zod';
import { Id } from './common.ts';

export const Category = z
  .object({
    id: Id,
    name: z.string().describe('Stable short name, such as `panchatantra`'),
    display_name: z.string().describe('What a person reads'),
    sort_order: z.int().describe('Rows on Home are ordered by it'),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;
