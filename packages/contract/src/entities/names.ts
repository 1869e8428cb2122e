import { z } from 'zod';
import type { NameLanguage } from '../languages.ts';

/** A field for each language that a name can be translated into. */
export function inEachLanguage<S extends z.ZodType>(schema: S) {
  return { hi: schema.optional(), ur: schema.optional() } satisfies Record<NameLanguage, unknown>;
}

export const Names = z
  .object(inEachLanguage(z.string()))
  .describe('The name in other languages of the interface; without a translation, readers see `display_name`')
  .meta({ id: 'Names' });
export type Names = z.infer<typeof Names>;
