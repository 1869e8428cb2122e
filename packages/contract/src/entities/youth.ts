import { z } from 'zod';
import { CONTENT_RATINGS, GUARDIANSHIP_STATES, YOUTH_NEEDS } from '../options.ts';
import { checkBirthYear } from '../rules/youth.ts';
import { Instant } from './common.ts';
import { report } from './ruled.ts';

export const BirthYear = z
  .int()
  .superRefine((value, context) => report(context, checkBirthYear(String(value))));

/** The restrictions of a youth account: choices only, and stories rated for its age. */
export const Youth = z
  .object({
    needs: z
      .enum(YOUTH_NEEDS)
      .nullable()
      .describe('What is missing before the account may play; null once a guardian has consented'),
    ratings: z
      .array(z.enum(CONTENT_RATINGS))
      .describe('The values of `content_rating` that the account may see'),
    birth_year: z.int().nullable().describe('Null if it was not asked for, or not given yet'),
    adult_in: z
      .int()
      .nullable()
      .describe('The year in which the account becomes like any other; null if that never happens by itself'),
    guardian_email: z
      .string()
      .nullable()
      .describe('The address of the named guardian; null if none is named yet'),
    is_asked_by_mail: z
      .boolean()
      .describe('Whether the guardian is asked by mail; if false, an administrator records the consent'),
    consented_at: Instant.nullable(),
    deletes_at: Instant.nullable().describe('When the account is deleted, unless a guardian consents'),
  })
  .meta({ id: 'Youth' });
export type Youth = z.infer<typeof Youth>;

/** What a guardian sees after opening the link in an email. */
export const Guardianship = z
  .object({
    username: z.string(),
    birth_year: z.int().nullable(),
    state: z.enum(GUARDIANSHIP_STATES),
    since: Instant.describe('When the guardian was asked, consented, or withdrew the consent'),
    can_consent: z
      .boolean()
      .describe('Whether this link can still give consent; it works once, for some days'),
    deletes_at: Instant.nullable().describe('When the account is deleted; null if it is not'),
  })
  .meta({ id: 'Guardianship' });
export type Guardianship = z.infer<typeof Guardianship>;
