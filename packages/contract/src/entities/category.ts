import { z } from 'zod';
import { Id } from './common.ts';
import { Names } from './names.ts';

export const Category = z
  .object({
    id: Id,
    name: z.string().describe('Stable slug, such as `panchatantra`'),
    display_name: z.string().describe('The displayed name, in English'),
    names: Names,
    sort_order: z.int().describe('Sort order of the rows on Home'),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;
