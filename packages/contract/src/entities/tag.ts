import { z } from 'zod';
import { Id } from './common.ts';
import { Names } from './names.ts';

export const Tag = z
  .object({
    id: Id,
    display_name: z.string(),
    names: Names,
    color: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .describe('Colour of the dot, as `#rrggbb`'),
  })
  .meta({ id: 'Tag' });
export type Tag = z.infer<typeof Tag>;
