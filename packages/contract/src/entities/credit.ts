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

/** The entries of one operation in one line, such as a held and captured turn. */
export const CreditLine = z
  .object({
    id: Id,
    kind: z.enum(CREDIT_LINE_KINDS),
    amount: z.int().describe('Negative for credits spent; 0 for credits given back'),
    held: z.int().describe('What was on hold and given back, or is still on hold; otherwise 0'),
    balance: z.int().describe('What was left afterwards'),
    created_at: Instant,
    story_title: z.string().nullable(),
    action_type: Turn.shape.action_type.nullable(),
    model_used: z.string().nullable(),
    task_id: z.string().nullable(),
    task_title: z.string().nullable(),
    reason: z.string().nullable().describe('Why an administrator gave them; null for everything else'),
  })
  .meta({ id: 'CreditLine' });
export type CreditLine = z.infer<typeof CreditLine>;

export const CreditBalance = z
  .object({
    total: z.int().describe('Including credits on hold'),
    held: z.int(),
    week: z.object({ earned: z.int(), spent: z.int(), given_back: z.int() }).describe('The last seven days'),
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
        'Latest first; of a filter fewer than asked for, or none, where few of many lines are wanted',
      ),
    next: CreditCursor.nullable().describe('`after` of the page that follows; null at the end'),
    balance: CreditBalance,
  })
  .meta({ id: 'CreditPage' });
export type CreditPage = z.infer<typeof CreditPage>;

export const CreditExport = z
  .object({
    csv: z.string().describe('RFC 4180, latest first; no cell begins a formula'),
    is_complete: z.boolean().describe('False if there are more lines than fit into one export'),
  })
  .meta({ id: 'CreditExport' });
export type CreditExport = z.infer<typeof CreditExport>;
