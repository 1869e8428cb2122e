import { z } from 'zod';

export const Story = z.object({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  cover_image_url: z.string().nullable(),
  is_premium: z.boolean(),
});
export type Story = z.infer<typeof Story>;
