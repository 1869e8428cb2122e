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

/** Whether somebody plays a session that is another one’s. Asked again each time: all who ask at the same time, by one statement. */
export const playsIn = ({ once }: Pick<Deps, 'once'>, membership: Membership): Promise<boolean> =>
  once(createMembershipReads)(membership);

/** Who reads, and whose session it is. */
export interface Reader extends SessionKey {
  readonly reader: { readonly id: string; readonly role: string };
}

/** Administrators who play are members; others read all sessions. */
const isMember = ({ reader, user_id }: Reader): boolean => reader.id !== user_id;

/**
 * What was read of a session, for somebody who may read it after it was read as before: nothing of it is younger than
 * their right to it.
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

/** The same of the events of an action: each is asked for before it is sent. */
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

/** What the payer has left is theirs to know. */
export function withoutPurse(answer: ActionResponse): ActionResponse {
  const { low_credits_warning: _low, credit_warning_message: _left, stepped_in, ...rest } = answer;
  return stepped_in === undefined || stepped_in === 'credits_short' ? rest : { ...rest, stepped_in };
}

/** What it does not pay for is refused to others without the sums. */
export async function payingFor<T>(who: Reader, acted: Promise<T>): Promise<T> {
  try {
    return await acted;
  } catch (error) {
    if (isMember(who) && error instanceof AppError && SHORT.has(error.code)) throw notAtTurn('unpaid');
    throw error;
  }
}

const SHORT: ReadonlySet<string> = new Set(['credits_short', 'xp_short']);
