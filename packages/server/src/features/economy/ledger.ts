import type { CreditBalance, CreditLine } from '@kathaloka/contract/entities';
import type { CompiledQuery } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { CreditReference } from '../../platform/db/meanings.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { newOrderedId } from '../../platform/ids.ts';
import { findLines, findTotals, type LineFilter, type Place } from './ledgerRepository.ts';
import {
  findBalance,
  findHold,
  holdOrFail,
  insertHold,
  insertIncome,
  type NewEntry,
  settleHold,
  settleOrFail,
} from './repository.ts';

/**
 * The dependencies of the ledger: `deps` as it is or, to join a transaction, `{ ...deps, db: transaction }`. Each
 * operation is one statement and needs no transaction of its own.
 */
export interface LedgerDeps {
  readonly db: Queries;
  readonly clock: Clock;
}

/**
 * Identifies one operation of an account, such as `turn:<idempotency key>` or `task:<task>:<day>`. A retry with the
 * same key is the same operation: nothing is written twice, however often or concurrently it is tried.
 */
export type OperationKey = `${'signup' | 'admin' | 'turn' | 'task'}:${string}`;

export interface Operation {
  readonly user_id: string;
  readonly key: OperationKey;
}

interface Payment extends Operation {
  /** A whole number of credits, at least 1. */
  readonly amount: number;
  /** What the credits are for. */
  readonly reference?: CreditReference;
}

/** Gives credits to an account. False if this operation was done before. */
export function grant(deps: LedgerDeps, payment: Payment): Promise<boolean> {
  return insertIncome(deps.db, 'grant', entryOf(deps, payment));
}

/** Pays the reward of a task. False if this operation was done before. */
export function reward(deps: LedgerDeps, payment: Payment): Promise<boolean> {
  return insertIncome(deps.db, 'reward', entryOf(deps, payment));
}

export interface HoldResult {
  /** `settled`: a hold with this key was captured or released before, and nothing is held now. */
  readonly outcome: 'held' | 'short' | 'settled';
  /** The balance afterwards. */
  readonly available_credits: number;
}

/**
 * Reserves credits until they are captured or released. They leave the balance immediately, so that they cannot be
 * spent twice. `short`: the balance is too low, and nothing is held.
 */
export async function hold(deps: LedgerDeps, payment: Payment): Promise<HoldResult> {
  const { db } = deps;
  const { user_id, key } = payment;
  const left = await insertHold(db, entryOf(deps, payment));
  if (left !== undefined) return { outcome: 'held', available_credits: left };
  const known = await findHold(db, user_id, key);
  const outcome = !known ? 'short' : known.settled ? 'settled' : 'held';
  return { outcome, available_credits: await findBalance(db, user_id) };
}

/** The statement of `hold`, for sending with others. It fails, and all others with it, unless it holds the credits. */
export const holding = (deps: LedgerDeps, payment: Payment): CompiledQuery =>
  holdOrFail(deps.db, entryOf(deps, payment));

export interface SettleResult {
  /** How the hold ended, whether this call or an earlier one ended it. */
  readonly outcome: 'captured' | 'released';
  /** The balance afterwards. */
  readonly available_credits: number;
}

/**
 * Captures all or part of a hold, and returns the rest to the balance. Belongs in the transaction that
 * commits what is paid for. `released`: the credits were returned before, so the caller must roll back.
 */
export async function capture(
  deps: LedgerDeps,
  { user_id, key, amount }: Operation & { readonly amount?: number },
): Promise<SettleResult> {
  if (amount !== undefined) checkAmount(amount);
  return settle(deps, { user_id, key }, amount ?? 'all');
}

/**
 * The statement that captures what was spent of a hold, or releases it if that is nothing, for sending with others.
 * It fails, and all others with it, unless it settles the hold.
 */
export const settling = (
  { db, clock }: LedgerDeps,
  { user_id, key, spent }: Operation & { readonly spent: number },
): CompiledQuery =>
  settleOrFail(db, { user_id, operation_key: key, spent, release_id: newOrderedId(), now: clock() });

/** Releases a whole hold. `captured`: it was spent before, and stays spent. */
export async function release(deps: LedgerDeps, operation: Operation): Promise<SettleResult> {
  return settle(deps, operation, 0);
}

/** Releases a hold that may be missing. False if there is none. */
export async function releaseIfHeld(deps: LedgerDeps, operation: Operation): Promise<boolean> {
  if (!(await findHold(deps.db, operation.user_id, operation.key))) return false;
  await release(deps, operation);
  return true;
}

async function settle(
  deps: LedgerDeps,
  { user_id, key }: Operation,
  spent: number | 'all',
): Promise<SettleResult> {
  const { db, clock } = deps;
  const settlement = { user_id, operation_key: key, spent };
  const left = await settleHold(db, { ...settlement, release_id: newOrderedId(), now: clock() });
  if (left !== undefined) return { outcome: spent === 0 ? 'released' : 'captured', available_credits: left };
  const found = await findHold(db, user_id, key);
  if (!found) throw new Error(`There is no hold ${key} to settle.`);
  if (!found.settled && spent !== 'all' && spent > found.amount)
    throw new RangeError(`${spent} is more than the ${found.amount} that are held.`);
  const outcome = found.captured ? 'captured' : 'released';
  return { outcome, available_credits: await findBalance(db, user_id) };
}

/** The balance of an account: the sum of its entries. 0 if there is no such account. */
export function balanceOf(
  { db }: Pick<LedgerDeps, 'db'>,
  { user_id }: Pick<Operation, 'user_id'>,
): Promise<number> {
  return findBalance(db, user_id);
}

/** A line of the ledger. A reward contains only the id of its task. */
export type LedgerLine = Omit<CreditLine, 'task_title'>;

interface LinePage {
  readonly filter: LineFilter;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Pages of the ledger for its owner, latest first. All entries of one operation are one line. */
export async function linesOf(
  { db }: Pick<LedgerDeps, 'db'>,
  { user_id }: Pick<Operation, 'user_id'>,
  { filter, after, limit }: LinePage,
): Promise<{ readonly lines: readonly LedgerLine[]; readonly next: string | null }> {
  const page = { user_id, filter, after: after === undefined ? undefined : placeOf(after), limit: limit + 1 };
  const { lines, end } = await findLines(db, page);
  const shown = lines.slice(0, limit);
  const last = lines.length > limit ? shown.at(-1)!.place : end;
  return {
    lines: shown.map((line) => {
      const { created_at, place: _place, ...rest } = line;
      return { ...rest, created_at: created_at.toISOString() };
    }),
    next: last && `${last.id}.${last.left}`,
  };
}

function placeOf(cursor: string): Place {
  const [id, left] = cursor.split('.');
  return { id: id!, left: Number(left) };
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The balance, what is on hold, and what was earned and spent in the last seven days. */
export async function creditBalanceOf(
  { db, clock }: LedgerDeps,
  { user_id }: Pick<Operation, 'user_id'>,
): Promise<CreditBalance> {
  const { credits, held, ...week } = await findTotals(db, user_id, new Date(clock().getTime() - WEEK_MS));
  return { total: credits + held, held, week };
}

function entryOf({ clock }: LedgerDeps, { user_id, key, amount, reference }: Payment): NewEntry {
  checkAmount(amount);
  return {
    id: newOrderedId(),
    user_id,
    amount,
    operation_key: key,
    reference: reference ?? null,
    created_at: clock(),
  };
}

function checkAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`${amount} is no number of credits.`);
}
