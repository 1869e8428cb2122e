import { z } from 'zod';

/** The settings of the server that browsers need. */
export const PublicSettings = z
  .object({
    google_client_id: z.string().nullable().describe('Null: no Google sign-in'),
    waitlist_url: z.string(),
    guide_url: z.string(),
    community_url: z.string(),
  })
  .meta({ id: 'PublicSettings' });
export type PublicSettings = z.infer<typeof PublicSettings>;
