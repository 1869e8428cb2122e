import type { SessionList } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { nextParts } from '../../series/public.ts';
import { presentSummary } from '../present.ts';
import { findRecentSessions } from '../stored/sessionsRepository.ts';

export async function listSessions(
  { db }: Pick<Deps, 'db'>,
  page: { readonly open: boolean; readonly limit: number },
  user: SignedInUser,
): Promise<SessionList> {
  const rows = await findRecentSessions(db, { user_id: user.id, ...page });
  return {
    sessions: rows.map(presentSummary),
    next_parts: page.open ? await nextParts({ db }, user) : [],
  };
}
