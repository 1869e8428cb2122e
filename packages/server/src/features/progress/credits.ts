import type { CreditExport, CreditLine, CreditPage } from '@kathaloka/contract/entities';
import { CREDIT_EXPORT_MAX } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { creditBalanceOf, type LedgerLine, linesOf } from '../economy/public.ts';
import { creditsCsv } from './creditsCsv.ts';
import { taskById } from './tasks.ts';

type CreditsDeps = Pick<Deps, 'db' | 'clock'>;
type Filter = Parameters<typeof linesOf>[2]['filter'];

/** The caller's ledger, page by page. */
export async function listCredits(
  deps: CreditsDeps,
  {
    limit,
    ...page
  }: { readonly filter: Filter; readonly after?: string | undefined; readonly limit: number },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<CreditPage> {
  const lines = await linesOf(deps, { user_id }, { ...page, limit: limit + 1 });
  const shown = lines.slice(0, limit);
  const next = lines.length > limit ? shown.at(-1)!.id : null;
  return { lines: shown.map(withTask), next, balance: await creditBalanceOf(deps, { user_id }) };
}

/** The same as a file. */
export async function exportCredits(
  deps: CreditsDeps,
  { filter }: { readonly filter: Filter },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<CreditExport> {
  const lines = await linesOf(deps, { user_id }, { filter, limit: CREDIT_EXPORT_MAX + 1 });
  return {
    csv: creditsCsv(lines.slice(0, CREDIT_EXPORT_MAX).map(withTask)),
    is_complete: lines.length <= CREDIT_EXPORT_MAX,
  };
}

function withTask(line: LedgerLine): CreditLine {
  const title = line.task_id === null ? undefined : taskById(line.task_id)?.title;
  return { ...line, task_title: title ?? null };
}
