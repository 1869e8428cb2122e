import type { GameSession } from '@kathaloka/contract/entities';
import { HISTORY_WINDOW } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { presentSession } from '../present.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findBeside, findSession } from '../stored/sessionsRepository.ts';
import { newerVersion } from './newerVersion.ts';
import { pageOf } from './pageOf.ts';

interface Window extends SessionKey {
  /** The page ends before this turn; without it, the page ends with the newest turn. */
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
  /** The owner if absent. */
  readonly reader?: Pick<SignedInUser, 'id' | 'role'>;
}

/** A session with one page of its history. */
export async function getSession(
  { db }: Pick<Deps, 'db'>,
  { before, limit = HISTORY_WINDOW, reader, ...key }: Window,
): Promise<GameSession> {
  const session = await findSession(db, key);
  if (!session) throw notFound('session');
  const page = await pageOf(db, session, { before, limit });
  if (before !== undefined) return presentSession(page);
  const isOwn = !reader || reader.id === session.user_id;
  // only the owner may move the session to a newer version
  const newer = isOwn || reader.role === 'admin' ? await newerVersion(db, page) : undefined;
  const { deletes_at, payer } = await findBeside(db, session);
  return {
    ...presentSession(page),
    ...(payer !== null && { together: { payer, is_payer: isOwn } }),
    ...(newer && { newer_version: newer }),
    ...(deletes_at && { story_deletes_at: deletes_at.toISOString() }),
  };
}
