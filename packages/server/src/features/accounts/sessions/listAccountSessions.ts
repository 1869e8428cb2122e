import type { AccountSession } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { presentSession } from '../present.ts';
import { sessionsOf } from './sessionsRepository.ts';

export async function listAccountSessions(
  { db, clock }: Deps,
  { id, session_id }: SignedInUser,
): Promise<AccountSession[]> {
  const sessions = await sessionsOf(db, id, clock());
  return sessions.map((session) => presentSession(session, session_id));
}
