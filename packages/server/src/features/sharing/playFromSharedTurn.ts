import type { GameSession } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { countPlay as countStoryPlay } from '../catalogue/public.ts';
import { beginFromTale, playedSession, storedTale, takeSessionLimit } from '../play/public.ts';
import { limits } from './limits.ts';
import { openTale } from './pages.ts';
import { countPlay, insertPlay, type OpenRow } from './repository.ts';

interface Asked {
  readonly token: string;
  /** The idempotency key: the same for every attempt to begin this session. */
  readonly key: string | undefined;
}

/** Begins a session that belongs to the caller: it stays when the link is revoked. */
export async function playFromSharedTurn(
  deps: Pick<Deps, 'db' | 'clock' | 'once' | 'rateLimiter'>,
  { token, key }: Asked,
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<GameSession> {
  const { db, clock, rateLimiter } = deps;
  const row = await openTale(deps, token);
  if (!row) throw notFound('shared_turn');
  await takeSessionLimit(deps, { user_id, turns: storedTale(row.tale).turns.length });
  await rateLimiter.take(limits.plays, row.id);
  const begin = { user_id, key, now: clock() };
  const session_id = await inTransaction(db, (transaction) => beginFrom(transaction, row, begin));
  return playedSession(deps, { session_id, user_id });
}

async function beginFrom(
  transaction: Transaction,
  row: OpenRow,
  begin: Parameters<typeof beginFromTale>[2],
): Promise<string> {
  const tale = storedTale(row.tale);
  const { session_id, is_known } = await beginFromTale(transaction, tale, begin);
  if (is_known) return session_id;
  const { story_id } = row;
  await countStoryPlay(transaction, story_id);
  // revoked, archived or deleted meanwhile
  if (!(await countPlay(transaction, row, begin.user_id))) throw notFound('shared_turn');
  if (begin.user_id !== row.user_id) {
    const { node } = tale.turns.at(-1)!.state;
    await insertPlay(transaction, {
      session_id,
      user_id: begin.user_id,
      story_id,
      node,
      begun_at: begin.now,
    });
  }
  return session_id;
}
