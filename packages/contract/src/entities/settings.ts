import { z } from 'zod';

/** What the browser may know of the server's settings. */
export const PublicSettings = z
  .object({
    google_client_id: z.string().nullable().describe('Null: no Google sign-in'),
    waitlist_url: z.string(),
    guide_url: z.string(),
    community_url: z.string(),
  })
  .meta({ id: 'PublicSettings' });
export type PublicSettings = z.infer<typeof PublicSettings>;
