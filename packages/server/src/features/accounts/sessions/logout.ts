import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { deleteSession } from './sessionsRepository.ts';

/** Ends the session of this browser, and all of its tokens, immediately. */
export async function logout(
  { db }: Deps,
  { session_id }: Pick<SignedInUser, 'session_id'>,
): Promise<Message> {
  await deleteSession(db, session_id);
  return { detail: 'You are signed out.' };
}
