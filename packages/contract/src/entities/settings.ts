import { z } from 'zod';
import { GUARDIAN_PROOFS, YOUNG_ACCOUNTS } from '../options.ts';

/** The settings of the server that browsers need. */
export const PublicSettings = z
  .object({
    google_client_id: z.string().nullable().describe('Null: no Google sign-in'),
    waitlist_url: z.string(),
    guide_url: z.string().nullable().describe('A guide in place of the page `/guide`; null: there is none'),
    is_reviewed: z.boolean().describe('Whether a reviewer reads what authors publish, before readers do'),
    young_accounts: z
      .enum(YOUNG_ACCOUNTS)
      .optional()
      .describe(
        'Absent: nobody’s. Whose accounts are for the young: nobody’s, by the year of birth, or everybody’s',
      ),
    guardian_proof: z
      .enum(GUARDIAN_PROOFS)
      .optional()
      .describe('Absent: by mail. How the consent of a guardian is proved'),
    community_url: z.string().nullable().describe('Null: there is no community, and nothing links to it'),
  })
  .meta({ id: 'PublicSettings' });
export type PublicSettings = z.infer<typeof PublicSettings>;
