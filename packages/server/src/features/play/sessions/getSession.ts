import type { GameSession } from '@kathaloka/contract/entities';
import { HISTORY_WINDOW } from '@kathaloka/contract/limits';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { presentSession } from '../present.ts';
import type { SessionKey } from './SessionKey.ts';
import { findDeletion, findSession } from './sessionsRepository.ts';
import { newerVersion } from './newerVersion.ts';
import { pageOf } from './pageOf.ts';

interface Window extends SessionKey {
  /** The turn before which the page ends; without it, the page ends with the newest one. */
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

/** A session with one page of its history. */
export async function getSession(
  { db }: Pick<Deps, 'db'>,
  { before, limit = HISTORY_WINDOW, ...key }: Window,
): Promise<GameSession> {
  const session = await findSession(db, key);
  if (!session) throw notFound('session');
  const page = await pageOf(db, session, { before, limit });
  const newer = before === undefined ? await newerVersion(db, page) : undefined;
  const deletes_at = before === undefined ? await findDeletion(db, session.story_id) : null;
  return {
    ...presentSession(page),
    ...(newer && { newer_version: newer }),
    ...(deletes_at && { story_deletes_at: deletes_at.toISOString() }),
  };
}
