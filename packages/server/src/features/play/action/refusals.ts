import { createHash } from 'node:crypto';
import type { ActionRequest } from '@kathaloka/contract/entities';
import { SESSION_TURNS_MAX } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';
import { storageFull } from '../../../platform/limits/storage.ts';
import type { ActionRow } from '../stored/actionsRepository.ts';
import type { Locked } from './asking.ts';

export const digestOf = (request: ActionRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

export const keyReused = () =>
  new AppError('key_reused', 'This idempotency key was used for another action.');

/** Returns the stored action with this key; throws if its request was a different one. */
export function checkSame<A extends Pick<ActionRow, 'request_digest'>>(known: A, request: ActionRequest): A {
  if (known.request_digest === digestOf(request)) return known;
  throw keyReused();
}

/** Refuses an action on a stale turn: its player has not read the newest one. */
export function refuseStale({ head: { id } }: Pick<Locked, 'head'>, { seen_turn_id }: ActionRequest): void {
  if (seen_turn_id === undefined || seen_turn_id === id) return;
  throw new AppError('session_moved', 'The story has gone on elsewhere. This is where it is now.');
}

/** Refuses a turn beyond the limits. No human plays for so long; a program might. */
export function refuseBeyondLimits({ session, full_at }: Pick<Locked, 'session' | 'full_at'>): void {
  if (session.turns_told >= SESSION_TURNS_MAX) {
    const detail = `A game has at most ${SESSION_TURNS_MAX} parts. A new one can begin from any of them.`;
    throw new AppError('limit_reached', detail, { resource: 'turn', max: SESSION_TURNS_MAX });
  }
  if (full_at !== null) throw storageFull(full_at);
}
