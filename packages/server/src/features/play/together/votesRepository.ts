import type { SelectedChoice } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';

interface NewVote extends SessionKey {
  readonly vote_id: string;
  readonly turn_id: string;
  readonly seconds: number;
}

/** Opens a vote. */
export async function openVote(
  transaction: Transaction,
  { session_id, user_id, vote_id, turn_id, seconds }: NewVote,
): Promise<void> {
  await deleteVotes(transaction, { session_id, user_id });
  await transaction
    .updateTable('together')
    .set({
      vote_id,
      vote_turn_id: turn_id,
      vote_ends_at: sql<Date>`clock_timestamp() + ${seconds} * interval '1 second'`,
      vote_problem: null,
    })
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .execute();
}

/** Stores a vote. A second vote of a player replaces the first. */
export async function storeVote(
  transaction: Transaction,
  {
    choice: chosen,
    ...vote
  }: SessionKey & { readonly player_id: string; readonly choice: SelectedChoice | null },
): Promise<void> {
  const choice = chosen?.text ?? null;
  const answer = chosen?.answer ?? null;
  const voted_at = sql<Date>`clock_timestamp()`;
  await transaction
    .insertInto('together_votes')
    .values({ ...vote, choice, answer, voted_at })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'player_id']).doUpdateSet({ choice, answer, voted_at }),
    )
    .execute();
}

/** Ends a vote once. False if another process has ended it. */
export async function closeVote(
  db: Queries,
  { session_id, user_id, vote_id, problem }: SessionKey & { vote_id: string; problem: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('together')
    .set({ vote_id: null, vote_turn_id: null, vote_ends_at: null, vote_problem: problem })
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('vote_id', '=', vote_id)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await deleteVotes(db, { session_id, user_id });
  return numUpdatedRows === 1n;
}

async function deleteVotes(db: Queries, { session_id, user_id }: SessionKey): Promise<void> {
  await db
    .deleteFrom('together_votes')
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .execute();
}
