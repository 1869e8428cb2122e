import type {
  GameSession,
  SessionCheck,
  SessionExport,
  SessionList,
  SessionMap,
} from '@kathaloka/contract/entities';
import { HISTORY_WINDOW } from '@kathaloka/contract/limits';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { buildLargeAnswer } from '../../platform/largeAnswers.ts';
import { notFound } from '../../platform/notFound.ts';
import { findRunning, moveHead } from './actionsRepository.ts';
import { limits } from './limits.ts';
import {
  firstLine,
  presentCheck,
  presentSession,
  presentSummary,
  presentTurn,
  summaryOf,
} from './present.ts';
import {
  deleteSession,
  findLatestSession,
  findOwner,
  findPath,
  findRecentSessions,
  findSession,
  findRetellings,
  findTree,
  findTurn,
  lockSession,
  type SessionRow,
  type TurnRow,
} from './repository.ts';
import { snapshotOf } from './snapshots.ts';
import { spendable } from './undoPrice.ts';
import { newerVersion } from './newerVersion.ts';
import { findPinnedVersion, pinSession } from './versionsRepository.ts';

/** The owner never changes; a deleted session is a 404. */
const owners = new LRUCache<string, string>({ max: 10_000 });

export async function ownerOfSession(
  { db }: Pick<Deps, 'db'>,
  { session_id }: { readonly session_id: string },
): Promise<string | undefined> {
  const owner = owners.get(session_id) ?? (await findOwner(db, session_id));
  if (owner !== undefined) owners.set(session_id, owner);
  return owner;
}

export async function checkSession(
  { db }: Pick<Deps, 'db'>,
  { story_id }: { readonly story_id: string },
  user: SignedInUser,
): Promise<SessionCheck> {
  return presentCheck(await findLatestSession(db, { user_id: user.id, story_id }));
}

interface Window {
  readonly session_id: string;
  /** The entry before which the page ends; the newest one otherwise. */
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

/** A session with one page of its history. */
export async function readSession(
  { db }: Pick<Deps, 'db'>,
  { session_id, before, limit = HISTORY_WINDOW }: Window,
): Promise<GameSession> {
  const session = await findSession(db, session_id);
  if (!session) throw notFound('session');
  const page = await pageOf(db, session, { before, limit });
  const newer = before === undefined ? await newerVersion(db, page) : undefined;
  return { ...presentSession(page), ...(newer && { newer_version: newer }) };
}

interface PageOptions {
  readonly before?: string | undefined;
  readonly limit?: number;
  /** The key of the action that runs, where that is known. */
  readonly running?: string | null;
}

/** The page of a session's history, with what its presentation needs. */
export async function pageOf(
  db: Queries,
  session: SessionRow,
  { before, limit = HISTORY_WINDOW, ...known }: PageOptions = {},
) {
  const snapshot = await snapshotOf(db, session.snapshot_id);
  const from = before === undefined ? session.head_turn_id : await parentOf(db, session, before);
  // one more than the page holds tells whether there are earlier ones
  const path = from === null ? [] : await findPath(db, from, limit + 1);
  const turns = path.slice(0, limit).toReversed();
  const head = before === undefined ? path[0]! : await headOf(db, session);
  const firsts = [...new Set(turns.map(({ id, telling_of }) => telling_of ?? id))];
  const running =
    known.running === undefined ? ((await findRunning(db, session.id))?.key ?? null) : known.running;
  return {
    session,
    snapshot,
    head,
    turns,
    hasEarlier: path.length > limit,
    retellings: await findRetellings(db, firsts),
    running,
  };
}

async function parentOf(db: Queries, session: SessionRow, id: string): Promise<string | null> {
  const turn = await findTurn(db, { session_id: session.id, id });
  if (!turn) throw notFound('session');
  return turn.parent_id;
}

export async function headOf(db: Queries, { id, head_turn_id }: SessionRow): Promise<TurnRow> {
  const head = await findTurn(db, { session_id: id, id: head_turn_id });
  if (!head) throw new Error(`Session ${id} has no head.`);
  return head;
}

export async function listSessions(
  { db }: Pick<Deps, 'db'>,
  page: { readonly open: boolean; readonly limit: number },
  user: SignedInUser,
): Promise<SessionList> {
  const rows = await findRecentSessions(db, { user_id: user.id, ...page });
  return { sessions: rows.map(presentSummary) };
}

/** Makes a retelling of the newest turn the one that the story goes on from. */
export async function chooseRetelling(
  deps: Pick<Deps, 'db' | 'clock'>,
  { session_id, turn_id }: { readonly session_id: string; readonly turn_id: string },
): Promise<GameSession> {
  await inTransaction(deps.db, async (transaction) => {
    const session = await lockIdleSession(transaction, session_id);
    const head = await headOf(transaction, session);
    const wanted = await findTurn(transaction, { session_id, id: turn_id });
    const isTelling = wanted && (wanted.telling_of ?? wanted.id) === (head.telling_of ?? head.id);
    if (!isTelling) throw notFound('session');
    await goTo(transaction, deps, session, wanted, wanted.id);
  });
  return readSession(deps, { session_id });
}

/** The session, locked; nothing of it runs. */
export async function lockIdleSession(transaction: Transaction, session_id: string): Promise<SessionRow> {
  const session = await lockSession(transaction, session_id);
  if (!session) throw notFound('session');
  if (await findRunning(transaction, session_id)) throw actionRunning();
  return session;
}

export const actionRunning = () =>
  new AppError('action_running', 'Another action of this session is running.');

/** Makes a turn the newest one, with what undo has cost by then. The session plays the version again of which that turn was told. */
export async function goTo(
  transaction: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  session: SessionRow,
  turn: TurnRow,
  tip_turn_id: string,
): Promise<SessionRow> {
  const { snapshot_id } = turn;
  const story_version = await findPinnedVersion(transaction, session, snapshot_id);
  if (snapshot_id !== session.snapshot_id)
    await pinSession(transaction, session, { snapshot_id, story_version });
  const snapshot = await snapshotOf(transaction, snapshot_id);
  const change = {
    head_turn_id: turn.id,
    tip_turn_id,
    updated_at: clock(),
    undo_xp: session.undo_xp,
    ...summaryOf(snapshot, spendable(turn.state, session), turn.ai_response),
  };
  await moveHead(transaction, { id: session.id, ...change });
  return { ...session, snapshot_id, story_version, ...change };
}

export async function removeSession(
  { db }: Pick<Deps, 'db'>,
  { session_id }: { readonly session_id: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockIdleSession(transaction, session_id);
    await deleteSession(transaction, session_id);
  });
}

export async function mapSession(
  { db }: Pick<Deps, 'db'>,
  { session_id }: { readonly session_id: string },
): Promise<SessionMap> {
  const session = await findSession(db, session_id);
  if (!session) throw notFound('session');
  const turns = await findTree(db, session_id);
  const parents = new Map(turns.map(({ id, parent_id }) => [id, parent_id]));
  const current = new Set<string>();
  for (let id: string | null = session.head_turn_id; id !== null; id = parents.get(id) ?? null)
    current.add(id);
  return {
    turns: turns.map(({ id, parent_id, action_type, ai_response, user_input, selected_choice }) => ({
      id,
      parent_id,
      action_type,
      first_words: firstLine(selected_choice ?? user_input ?? ai_response ?? ''),
      is_current: current.has(id),
    })),
  };
}

const WHOLE = 100_000;

export async function exportSession(
  { db, rateLimiter }: Pick<Deps, 'db' | 'rateLimiter'>,
  { session_id }: { readonly session_id: string },
  user: SignedInUser,
): Promise<SessionExport> {
  await rateLimiter.take(limits.export, user.id);
  return buildLargeAnswer(user, () => wholeSession(db, session_id));
}

async function wholeSession(db: Queries, session_id: string): Promise<SessionExport> {
  const session = await findSession(db, session_id);
  if (!session) throw notFound('session');
  const { snapshot, turns, retellings } = await pageOf(db, session, { limit: WHOLE });
  return {
    id: session.id,
    story_id: session.story_id,
    title: snapshot.title,
    language: snapshot.language,
    started_at: session.created_at.toISOString(),
    turns: turns.map((turn) => presentTurn(turn, retellings)),
  };
}
