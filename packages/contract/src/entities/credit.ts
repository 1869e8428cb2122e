import { z } from 'zod';
import { CREDIT_LINE_KINDS } from '../options.ts';
import { Id, Instant } from './common.ts';
import { Turn } from './play.ts';

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

/** All entries of one operation as one line, such as the hold and the capture of a turn. */
export const CreditLine = z
  .object({
    id: Id,
    kind: z.enum(CREDIT_LINE_KINDS),
    amount: z.int().describe('Negative for credits spent; 0 for a hold that was returned'),
    held: z.int().describe('Credits on hold, now or until they were returned; otherwise 0'),
    balance: z.int().describe('The balance afterwards'),
    created_at: Instant,
    story_title: z.string().nullable(),
    action_type: Turn.shape.action_type.nullable(),
    model_used: z.string().nullable(),
    task_id: z.string().nullable(),
    task_title: z.string().nullable(),
    reason: z
      .string()
      .nullable()
      .describe('The reason of an administrator’s grant; null for every other line'),
  })
  .meta({ id: 'CreditLine' });
export type CreditLine = z.infer<typeof CreditLine>;

export const CreditBalance = z
  .object({
    total: z.int().describe('Including credits on hold'),
    held: z.int(),
    week: z
      .object({ earned: z.int(), spent: z.int(), given_back: z.int() })
      .describe('Totals of the last seven days'),
  })
  .meta({ id: 'CreditBalance' });
export type CreditBalance = z.infer<typeof CreditBalance>;

/** A cursor in the ledger: a line or an entry, with the balance before it. */
export const CreditCursor = z
  .string()
  .regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\.-?\d{1,12}$/)
  .meta({ id: 'CreditCursor' });
export type CreditCursor = z.infer<typeof CreditCursor>;

export const CreditPage = z
  .object({
    lines: z
      .array(CreditLine)
      .describe(
        'Latest first. With a filter that matches few lines, a page may have fewer than the limit, or none',
      ),
    next: CreditCursor.nullable().describe('`after` of the next page; null on the last one'),
    balance: CreditBalance,
  })
  .meta({ id: 'CreditPage' });
export type CreditPage = z.infer<typeof CreditPage>;

export const CreditExport = z
  .object({
    csv: z
      .string()
      .describe('RFC 4180, latest line first; cells are escaped so that none is read as a formula'),
    is_complete: z.boolean().describe('False if there are more lines than fit into one export'),
  })
  .meta({ id: 'CreditExport' });
export type CreditExport = z.infer<typeof CreditExport>;
