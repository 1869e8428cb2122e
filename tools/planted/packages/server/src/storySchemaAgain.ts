import { z } from 'zod';

export const row = z.object({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  is_premium: z.boolean(),
});
