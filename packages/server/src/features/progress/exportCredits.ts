import type { CreditExport } from '@kathaloka/contract/entities';
import { CREDIT_EXPORT_MAX } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { linesOf } from '../economy/public.ts';
import { creditsCsv } from './creditsCsv.ts';
import { type CreditsDeps, type Filter, presentLine } from './presentLine.ts';

/** The caller's ledger as a CSV file. */
export async function exportCredits(
  deps: CreditsDeps,
  { filter }: { readonly filter: Filter },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<CreditExport> {
  const { lines, next } = await linesOf(deps, { user_id }, { filter, limit: CREDIT_EXPORT_MAX });
  return { csv: creditsCsv(lines.map(presentLine)), is_complete: next === null };
}
