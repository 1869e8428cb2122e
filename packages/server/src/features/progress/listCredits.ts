import type { CreditPage } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { creditBalanceOf, linesOf } from '../economy/public.ts';
import { type CreditsDeps, type Filter, presentLine } from './presentLine.ts';

/** The caller's ledger, page by page. */
export async function listCredits(
  deps: CreditsDeps,
  page: { readonly filter: Filter; readonly after?: string | undefined; readonly limit: number },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<CreditPage> {
  const { lines, next } = await linesOf(deps, { user_id }, page);
  return { lines: lines.map(presentLine), next, balance: await creditBalanceOf(deps, { user_id }) };
}
