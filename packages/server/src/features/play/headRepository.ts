import type { ActionResponse } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Transaction } from '../../platform/db/schema.ts';
import { type ActionId, type Attempt, endOf } from './actionsRepository.ts';
import type { NewTurn, SessionRow, SessionSummaryRow } from './repository.ts';

interface Heads {
  readonly id: string;
  readonly head_turn_id: string;
  readonly tip_turn_id: string;
  readonly updated_at: Date;
  readonly undo_xp: number;
}

export async function moveHead(
  transaction: Transaction,
  { id, ...change }: Heads & SessionSummaryRow,
): Promise<void> {
  await transaction.updateTable('game_sessions').set(change).where('id', '=', id).execute();
}

interface ToldAction {
  readonly ended: Attempt & { readonly answer: ActionResponse };
  readonly turn: NewTurn;
  /** What the narrator keeps. */
  readonly notes: string | null;
  readonly head: Omit<Heads, 'id'> & SessionSummaryRow;
}

/**
 * Ends an action, with its turn as the newest one of the session: all of it in one statement. False: somebody else has
 * ended the action, so the caller must roll back.
 */
export async function insertNewest(
  transaction: Transaction,
  { ended, turn, notes, head }: ToldAction,
): Promise<boolean> {
  const found = await transaction
    .with('ended', (query) => endOf(query, { ...ended, status: 'done' }).returning('key'))
    .with('told', (query) => query.insertInto('turns').values(turn))
    .with('noted', (query) =>
      query
        .insertInto('turn_notes')
        .columns(['turn_id', 'notes'])
        .expression(sql`select ${turn.id}::uuid, ${notes}::jsonb where ${notes}::jsonb is not null`),
    )
    .with('moved', (query) => query.updateTable('game_sessions').set(head).where('id', '=', turn.session_id))
    .selectFrom('ended')
    .select('key')
    .executeTakeFirst();
  return found !== undefined;
}

/** All that decides whether an action is accepted, in one statement: every player waits for it. Needs the lock of the session. */
export async function findForAction(
  transaction: Transaction,
  { id: session_id, head_turn_id, story_id }: SessionRow,
  { key }: Pick<ActionId, 'key'>,
) {
  const { known, running, story, ...head } = await transaction
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('id', '=', head_turn_id)
    .selectAll()
    .select((row) => {
      const actions = row.selectFrom('play_actions').where('session_id', '=', session_id);
      return [
        jsonObjectFrom(actions.where('key', '=', key).select(['request_digest', 'answer', 'problem'])).as(
          'known',
        ),
        jsonObjectFrom(
          actions
            .where('status', '=', 'running')
            .select(['session_id', 'key', 'attempt', 'user_id', 'credits_held']),
        ).as('running'),
        jsonObjectFrom(
          row.selectFrom('stories').where('id', '=', story_id).select(['author_id', 'is_premium']),
        ).as('story'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    /** The newest turn. */
    head,
    /** The action of this key. */
    known,
    running,
    /** What decides who may play it. */
    story,
  };
}
