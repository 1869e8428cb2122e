import { z } from 'zod';
import { GUARDIAN_PROOFS, YOUNG_ACCOUNTS } from '../options.ts';

/** The settings of the server that browsers need. */
export const PublicSettings = z
  .object({
    google_client_id: z.string().nullable().describe('Null if there is no Google sign-in'),
    oidc_name: z
      .string()
      .nullable()
      .optional()
      .describe('The name of the OpenID provider; null or absent if there is none'),
    waitlist_url: z.string(),
    guide_url: z
      .string()
      .nullable()
      .describe('A guide that replaces the page `/guide`; null if there is none'),
    is_reviewed: z.boolean().describe('Whether an administrator reviews stories before they are published'),
    young_accounts: z
      .enum(YOUNG_ACCOUNTS)
      .optional()
      .describe(
        'Which accounts are for the young: none, those of minors by year of birth, or all. Absent: none',
      ),
    guardian_proof: z
      .enum(GUARDIAN_PROOFS)
      .optional()
      .describe('How the consent of a guardian is proved. Absent: by mail'),
    community_url: z.string().nullable().describe('Null if there is no community'),
  })
  .meta({ id: 'PublicSettings' });
export type PublicSettings = z.infer<typeof PublicSettings>;
