import { sql } from 'kysely';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import type { NewTurn, SessionSummaryRow, TurnRow } from './repository.ts';

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

/** A turn with what its narrator kept, as the newest one of its session: all of it in one statement. */
export async function insertNewest(
  transaction: Transaction,
  turn: NewTurn,
  { notes, ...head }: Omit<Heads, 'id'> & SessionSummaryRow & { readonly notes: string | null },
): Promise<void> {
  await transaction
    .with('told', (query) => query.insertInto('turns').values(turn))
    .with('noted', (query) =>
      query
        .insertInto('turn_notes')
        .columns(['turn_id', 'notes'])
        .expression(sql`select ${turn.id}::uuid, ${notes}::jsonb where ${notes}::jsonb is not null`),
    )
    .updateTable('game_sessions')
    .set(head)
    .where('id', '=', turn.session_id)
    .execute();
}

/** The turn that a turn follows; undefined for the first one. */
export function findParent(
  db: Queries,
  { session_id, id }: { readonly session_id: string; readonly id: string },
): Promise<TurnRow | undefined> {
  return db
    .selectFrom('turns as turn')
    .innerJoin('turns as parent', 'parent.id', 'turn.parent_id')
    .where('turn.session_id', '=', session_id)
    .where('turn.id', '=', id)
    .selectAll('parent')
    .executeTakeFirst();
}
