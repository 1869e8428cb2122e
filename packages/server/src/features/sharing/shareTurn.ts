import type { SharedTurn } from '@kathaloka/contract/entities';
import { type ShareRefusal, SHARED_TURNS_MAX } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import { newOpaqueToken } from '../../platform/auth/opaqueTokens.ts';
import { lockAccount } from '../../platform/db/lockAccount.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { newId } from '../../platform/ids.ts';
import { refuseFull } from '../../platform/limits/storage.ts';
import { notFound } from '../../platform/notFound.ts';
import { isPlayedOn, copyTale, tellTale, withoutTyped } from '../play/public.ts';
import { limits } from './limits.ts';
import { refusalToShare } from './policy.ts';
import { presentShared } from './present.ts';
import { PAGES_FORMAT, writtenPages } from './pages.ts';
import { countSharedBy, findMade, findStory, insertPages, insertShared } from './repository.ts';

interface Shared {
  readonly session_id: string;
  readonly user_id: string;
  readonly turn_id: string;
  readonly shows_typed: boolean;
}

/**
 * Creates a link to a turn, with the tale as others will read it. What the player typed is not stored unless
 * the player allows it, and later changes of the session do not reach the link.
 */
export async function shareTurn(
  { db, clock, rateLimiter }: Pick<Deps, 'db' | 'clock' | 'rateLimiter'>,
  asked: Shared,
): Promise<SharedTurn> {
  const made = await findMade(db, asked);
  if (made) return presentShared(made);
  await rateLimiter.take(limits.share, asked.user_id);
  const read = await copyTale(db, asked);
  if (!read) throw notFound('session');
  const { is_completed } = read.tale.turns.at(-1)!.state;
  const refusal = refusalToShare({ is_completed, story: await findStory(db, read.tale.story_id) });
  if (refusal) throw cannotShare(refusal);
  const tale = asked.shows_typed ? read.tale : await withoutTyped(db, read);
  const told = await tellTale(db, tale);
  const { story, last_line } = told;
  const row = {
    ...asked,
    id: newId(),
    token: newOpaqueToken(),
    story_id: tale.story_id,
    title: story.title,
    language: story.language,
    last_line,
    created_at: clock(),
    tale: JSON.stringify(tale),
    pages_format: PAGES_FORMAT,
  };
  const pages = await writtenPages(row, told);
  await inTransaction(db, (transaction) => store(transaction, row, pages));
  return presentShared((await findMade(db, asked))!);
}

async function store(
  transaction: Transaction,
  row: Parameters<typeof insertShared>[1],
  pages: readonly Buffer[],
): Promise<void> {
  const { user_id, session_id } = row;
  await lockAccount(transaction, user_id);
  // deleted meanwhile
  if (!(await isPlayedOn(transaction, { session_id, user_id }))) throw notFound('session');
  await refuseFull(transaction, user_id);
  if ((await countSharedBy(transaction, user_id)) >= SHARED_TURNS_MAX) {
    const most = { resource: 'shared_turn', max: SHARED_TURNS_MAX } as const;
    throw new AppError('limit_reached', `An account has at most ${most.max} links. Revoke one first.`, most);
  }
  if (await insertShared(transaction, row)) await insertPages(transaction, row, pages);
}

const REFUSED: Readonly<Record<ShareRefusal, string>> = {
  ending: 'Nobody can play on from an ending. Share its card instead.',
  story: 'Not everybody may read this story, so nothing of it can be shared.',
};

const cannotShare = (reason: ShareRefusal) => new AppError('cannot_share', REFUSED[reason], { reason });
