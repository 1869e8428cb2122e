import type { OwnReport } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { notFound } from '../../platform/notFound.ts';
import { sharedPassage } from '../sharing/public.ts';
import { limits } from './limits.ts';
import { type Said, writeReport } from './writeReport.ts';

/**
 * Reports a link. Stores the tale as the link shows it now, because the link may be gone when the report is decided.
 */
export async function reportSharedTurn(
  deps: Deps,
  { token, ...said }: Said & { readonly token: string },
  user: SignedInUser,
): Promise<OwnReport> {
  await deps.rateLimiter.take(limits.reports, user.id);
  const link = await sharedPassage(deps, token);
  if (!link) throw notFound('shared_turn');
  return writeReport(deps, { ...said, ...link, is_link: true }, user);
}
