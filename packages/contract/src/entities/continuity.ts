import { z } from 'zod';
import {
  CONTINUITY_FIGURES,
  CONTINUITY_LANGUAGES,
  type ContinuityFigureName,
  type ContinuityLanguage,
  MODEL_NAME_MAX,
  SERVER_NAME_MAX,
} from '../continuityFigures.ts';
import { Id, Instant } from './common.ts';
import { text } from './ruled.ts';

const count = z.number().min(0);
const of = z.int().min(0).describe('0 where nothing was asked for, such as calls of the built-in narrator');

const ContinuityShare = z
  .object({ count, of })
  .refine((share) => share.count <= share.of, { error: 'More than all', path: ['count'] })
  .meta({ id: 'ContinuityShare', description: 'So many of all' });
const ContinuityAmount = z
  .object({ count, of })
  .meta({ id: 'ContinuityAmount', description: 'So much, for so many turns' });

const schemas = { share: ContinuityShare, amount: ContinuityAmount };
type Schemas = {
  [N in ContinuityFigureName]: (typeof schemas)[(typeof CONTINUITY_FIGURES)[N]['type']];
};

const ContinuityFigures = z
  .object(
    Object.fromEntries(
      Object.entries(CONTINUITY_FIGURES).map(([name, { type }]) => [name, schemas[type]]),
    ) as Schemas,
  )
  .meta({ id: 'ContinuityFigures' });
export type ContinuityFigures = z.infer<typeof ContinuityFigures>;

/** How a model told in one language. */
export const LanguageRun = z
  .object({
    at: Instant,
    server: text(SERVER_NAME_MAX).min(1).nullable().describe('Its host; null for the built-in narrator'),
    sessions: z.int().min(1),
    turns: z.int().min(1),
    figures: ContinuityFigures,
  })
  .meta({ id: 'LanguageRun' });
export type LanguageRun = z.infer<typeof LanguageRun>;

const model = text(MODEL_NAME_MAX).min(1).describe('The name that its server knows');
const languages = Object.fromEntries(
  CONTINUITY_LANGUAGES.map((language) => [language, LanguageRun.optional()]),
) as { [L in ContinuityLanguage]: z.ZodOptional<typeof LanguageRun> };
const by_language = z
  .object(languages)
  .refine((runs) => Object.keys(runs).length > 0, { error: 'A run has a language' });

/** What the continuity bench has found out about a model. Its option `--out` writes this. */
export const ContinuityRun = z
  .object({ model: model.nullable().describe('Null for the built-in narrator'), by_language })
  .meta({ id: 'ContinuityRun' });
export type ContinuityRun = z.infer<typeof ContinuityRun>;

/** The last run of a model of a provider, in each language. */
export const ModelRun = z.object({ id: Id, model, by_language }).meta({ id: 'ModelRun' });
export type ModelRun = z.infer<typeof ModelRun>;
