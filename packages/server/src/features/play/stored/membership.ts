import type { ActionEvent, ActionResponse } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import { batched } from '../../../platform/db/batched.ts';
import { isPublished } from '../../../platform/db/published.ts';
import type { Database, Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Identified } from '../../../platform/http/eventStream.ts';
import { notFound } from '../../../platform/notFound.ts';
import { findHolding, type Membership, nameOf } from './membershipRepository.ts';
import type { SessionKey } from './SessionKey.ts';
import { notAtTurn } from '../notAtTurn.ts';

const createMembershipReads = ({ db }: Pick<Deps, 'db'>) =>
  gathered<Membership, boolean>(async (memberships) => {
    const holding = await findHolding(db, memberships);
    return (one) => holding.has(nameOf(one));
  });

const isInUse = (table: 'payer' | 'person') =>
  sql<boolean>`(${sql.ref(`${table}.closed_at`)} is null and ${sql.ref(`${table}.blocked_at`)} is null and ${isNotYoung(table)})`;

/**
 * Whether members may use a session: it is not deleted, its owner is in good standing, and everybody may read
 * its story. A condition for statements that read `together`.
 */
export const IS_OPEN = sql<boolean>`exists (
  select from game_sessions
    join users payer on payer.id = game_sessions.user_id
    join stories on stories.id = game_sessions.story_id
  where game_sessions.id = together.session_id and game_sessions.user_id = together.user_id
    and game_sessions.deleted_at is null and ${isInUse('payer')} and ${isPublished} and not stories.is_premium
)`;

/** Whether a player is in good standing. A condition for statements that read `together_players`. */
export const IS_IN_GOOD_STANDING = sql<boolean>`exists (
  select from users person where person.id = together_players.player_id and ${isInUse('person')}
)`;

export interface Membership {
  readonly session_id: string;
  readonly player_id: string;
}

/** Those of these memberships that are valid now. */
async function findHolding(db: Queries, asked: readonly Membership[]): Promise<Set<string>> {
  const { rows } = await sql<Membership>`
    select together_players.session_id, together_players.player_id
    from together join together_players on together_players.session_id = together.session_id
    where (together_players.session_id, together_players.player_id) in (
        select session, player from unnest(
          ${asked.map(({ session_id }) => session_id)}::uuid[], ${asked.map(({ player_id }) => player_id)}::uuid[]
        ) as asked (session, player)
      )
      and ${IS_OPEN} and ${IS_IN_GOOD_STANDING}
  `.execute(db);
  return new Set(rows.map(nameOf));
}

const nameOf = ({ session_id, player_id }: Membership): string => `${session_id} ${player_id}`;

const asked = new WeakMap<Database, (membership: Membership) => Promise<boolean>>();

/** Whether somebody plays in another owner's session. Not cached; concurrent calls share a statement. */
export function playsIn({ db }: Pick<Deps, 'db'>, membership: Membership): Promise<boolean> {
  let ask = asked.get(db);
  if (!ask) {
    ask = batched<Membership, boolean>(async (memberships) => {
      const holding = await findHolding(db, memberships);
      return (one) => holding.has(nameOf(one));
    });
    asked.set(db, ask);
  }
  return ask(membership);
}

/** The reader of a session, and its owner. */
export interface Reader extends SessionKey {
  readonly reader: { readonly id: string; readonly role: string };
}

/** Whether the reader is not the owner. Administrators who play count as members. */
const isMember = ({ reader, user_id }: Reader): boolean => reader.id !== user_id;

/**
 * Returns what was read of a session, if the reader's membership is still valid after reading: nothing is
 * shown that is newer than the right to read it.
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

/** Returns the events of an action. The membership is checked before each event is sent. */
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

/** Removes what only the payer may know: the credits that are left. */
export function withoutPurse(answer: ActionResponse): ActionResponse {
  const { low_credits_warning: _low, credit_warning_message: _left, stepped_in, ...rest } = answer;
  return stepped_in === undefined || stepped_in === 'credits_short' ? rest : { ...rest, stepped_in };
}

/** Refuses members an action that the payer cannot pay for, without telling the sums. */
export async function payingFor<T>(who: Reader, acted: Promise<T>): Promise<T> {
  try {
    return await acted;
  } catch (error) {
    if (isMember(who) && error instanceof AppError && SHORT.has(error.code)) throw notAtTurn('unpaid');
    throw error;
  }
}

const SHORT: ReadonlySet<string> = new Set(['credits_short', 'xp_short']);
