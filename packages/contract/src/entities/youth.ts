import { z } from 'zod';
import { CONTENT_RATINGS, GUARDIANSHIP_STATES, YOUTH_NEEDS } from '../options.ts';
import { checkBirthYear } from '../rules/youth.ts';
import { Instant } from './common.ts';
import { report } from './ruled.ts';

export const BirthYear = z
  .int()
  .superRefine((value, context) => report(context, checkBirthYear(String(value))));

/** The restrictions of an account for the young: choices only, and stories rated for its age. */
export const Youth = z
  .object({
    needs: z
      .enum(YOUTH_NEEDS)
      .nullable()
      .describe('What is missing before it may play: null once a guardian has consented'),
    ratings: z.array(z.enum(CONTENT_RATINGS)).describe('The stories that it sees, by their `content_rating`'),
    birth_year: z.int().nullable().describe('Null: it was not asked, or not given yet'),
    adult_in: z
      .int()
      .nullable()
      .describe('From the beginning of this year on it is like any other account; null: no year ends it'),
    guardian_email: z.string().nullable().describe('Whom they have named; null: nobody yet'),
    is_asked_by_mail: z.boolean().describe('False: an administrator records the consent of guardians'),
    consented_at: Instant.nullable(),
    deletes_at: Instant.nullable().describe('When it is deleted, unless a guardian consents'),
  })
  .meta({ id: 'Youth' });
export type Youth = z.infer<typeof Youth>;

/** What a guardian sees behind the link in a mail. */
export const Guardianship = z
  .object({
    username: z.string(),
    birth_year: z.int().nullable(),
    state: z.enum(GUARDIANSHIP_STATES),
    since: Instant.describe('When they were asked, have consented, or have withdrawn it'),
    can_consent: z.boolean().describe('Whether this link still gives consent: once, and for some days'),
    deletes_at: Instant.nullable().describe('When the account is deleted; null: it stays'),
  })
  .meta({ id: 'Guardianship' });
export type Guardianship = z.infer<typeof Guardianship>;
