import { sql } from 'kysely';
import { deleteSome } from '../../platform/db/deleteSome.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import type { Mark, Reaction } from './repository.ts';

export interface ReactionIntent extends Mark {
  readonly reaction: Reaction;
  readonly sequence: number;
}

/** False if a newer click is known, or the account has just been deleted. */
export async function upsertIntent(
  transaction: Transaction,
  intent: ReactionIntent,
  now: Date,
): Promise<boolean> {
  const stored = await transaction
    .insertInto('reaction_wishes')
    .columns(['user_id', 'story_id', 'reaction', 'sequence', 'wished_at'])
    .expression((person) =>
      person
        .selectFrom('users')
        .where('id', '=', intent.user_id)
        .select([
          'id',
          sql<string>`${intent.story_id}::uuid`.as('story'),
          sql<Reaction>`${intent.reaction}::text`.as('reaction'),
          sql<number>`${intent.sequence}::bigint`.as('sequence'),
          sql<Date>`${now}::timestamptz`.as('now'),
        ])
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'story_id', 'reaction'])
        .doUpdateSet((row) => ({
          sequence: row.ref('excluded.sequence'),
          wished_at: row.ref('excluded.wished_at'),
        }))
        // an equal sequence is a retry
        .whereRef('excluded.sequence', '>=', 'reaction_wishes.sequence'),
    )
    .returning('sequence')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The sequence of the newest known click. */
export async function findSequence(
  db: Queries,
  { user_id, story_id, reaction }: Omit<ReactionIntent, 'sequence'>,
): Promise<number | undefined> {
  const intent = await db
    .selectFrom('reaction_wishes')
    .where('user_id', '=', user_id)
    .where('story_id', '=', story_id)
    .where('reaction', '=', reaction)
    .select('sequence')
    .executeTakeFirst();
  return intent && Number(intent.sequence);
}

export function deleteIntentsBefore(db: Queries, before: Date, limit: number): Promise<number> {
  return deleteSome(db, 'reaction_wishes', { where: sql`wished_at < ${before}`, by: 'wished_at', limit });
}
