import { z } from 'zod';
import { Id, Instant } from './common.ts';

/** One entry of an account's ledger, which is append-only. The entries add up to the balance. */
export const CreditEntry = z
  .object({
    id: Id,
    kind: z.enum(['grant', 'hold', 'capture', 'release', 'reward']),
    amount: z.int(),
    created_at: Instant,
  })
  .meta({ id: 'CreditEntry' });
export type CreditEntry = z.infer<typeof CreditEntry>;
