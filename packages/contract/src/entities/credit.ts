import { z } from 'zod';
import { Id, Instant } from './common.ts';

/** One line of an account's ledger: append-only, and its sum is the balance. */
export const CreditEntry = z
  .object({
    id: Id,
    kind: z.enum(['grant', 'hold', 'capture', 'release', 'reward']),
    amount: z.int(),
    created_at: Instant,
  })
  .meta({ id: 'CreditEntry' });
export type CreditEntry = z.infer<typeof CreditEntry>;
