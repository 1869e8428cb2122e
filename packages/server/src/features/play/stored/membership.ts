import type { ActionEvent, ActionResponse } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import { batched } from '../../../platform/db/batched.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Identified } from '../../../platform/http/eventStream.ts';
import { notFound } from '../../../platform/notFound.ts';
import { findHolding, type Membership, nameOf } from './membershipRepository.ts';
import type { SessionKey } from './SessionKey.ts';
import { notAtTurn } from '../notAtTurn.ts';

const createMembershipReads = ({ db }: Pick<Deps, 'db'>) =>
  batched<Membership, boolean>(async (memberships) => {
    const holding = await findHolding(db, memberships);
    return (one) => holding.has(nameOf(one));
  });

/**
 * Whether a person plays in a session of another owner. It is never cached; one statement asks for all concurrent
 * callers.
 */
export const playsIn = ({ once }: Pick<Deps, 'once'>, membership: Membership): Promise<boolean> =>
  once(createMembershipReads)(membership);

/** A reader, and the session that they read, with its owner. */
export interface Reader extends SessionKey {
  readonly reader: { readonly id: string; readonly role: string };
}

/** An administrator who plays in the session reads it as a member; other administrators read every session. */
const isMember = ({ reader, user_id }: Reader): boolean => reader.id !== user_id;

/**
 * Returns what was read of a session if the reader may read it. The right is checked after the read, so that nothing
 * is shown that was written after the reader lost it.
 */
export async function asReader<T>(
  deps: Pick<Deps, 'once'>,
  who: Reader,
  read: Promise<T>,
  forMembers: (found: T) => T = (found) => found,
): Promise<T> {
  const found = await read;
  if (!isMember(who)) return found;
  const membership = { session_id: who.session_id, player_id: who.reader.id };
  if (await playsIn(deps, membership)) return forMembers(found);
  if (who.reader.role === 'admin') return found;
  throw notFound('session');
}

/** Checks the reader's right again before each event of an action. */
export async function* eventsForReader(
  deps: Pick<Deps, 'once'>,
  who: Reader,
  events: AsyncIterable<Identified<ActionEvent>>,
): AsyncGenerator<Identified<ActionEvent>> {
  for await (const event of events)
    yield await asReader(deps, who, Promise.resolve(event), (sent) =>
      sent.event === 'done' ? { ...sent, data: withoutPurse(sent.data) } : sent,
    );
}

/** Removes the fields that tell what the payer has left. */
export function withoutPurse(answer: ActionResponse): ActionResponse {
  const { low_credits_warning: _low, credit_warning_message: _left, stepped_in, ...rest } = answer;
  return stepped_in === undefined || stepped_in === 'credits_short' ? rest : { ...rest, stepped_in };
}

/** Tells members that the payer cannot pay, but not how much is missing. */
export async function payingFor<T>(who: Reader, acted: Promise<T>): Promise<T> {
  try {
    return await acted;
  } catch (error) {
    if (isMember(who) && error instanceof AppError && SHORT.has(error.code)) throw notAtTurn('unpaid');
    throw error;
  }
}

const SHORT: ReadonlySet<string> = new Set(['credits_short', 'xp_short']);
