import type { CreditLine } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { LedgerLine, linesOf } from '../economy/public.ts';
import { taskById } from './tasks.ts';

export type CreditsDeps = Pick<Deps, 'db' | 'clock'>;

export type Filter = Parameters<typeof linesOf>[2]['filter'];

/** A line of the ledger with the title of the task that it was paid for. */
export function presentLine(line: LedgerLine): CreditLine {
  const title = line.task_id === null ? undefined : taskById(line.task_id)?.title;
  return { ...line, task_title: title ?? null };
}
