import type { ContentRating } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { isPublished } from '../../../platform/db/published.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';

interface Noted {
  readonly id: string;
  readonly until: Date;
  /** Skips the update if the stored time is at most this long before `until`. */
  readonly slack_ms: number;
}

/** Notes that a device stores a version: the version is not deleted before `until`. */
export async function noteStored(transaction: Transaction, { id, until, slack_ms }: Noted): Promise<void> {
  await transaction
    .updateTable('story_snapshots')
    .set({ kept_until: until })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('kept_until', 'is', null), eb('kept_until', '<', new Date(until.getTime() - slack_ms))]),
    )
    .execute();
}

export interface KnownVersion {
  readonly author_id: string | null;
  readonly is_premium: boolean;
  readonly content_rating: ContentRating;
  readonly created_at: Date;
  /** The number of this version. If it was not published, the number of the newest version before it. */
  readonly number: number;
}

interface Asked {
  readonly snapshot_id: string;
  readonly story_id: string;
  readonly user_id: string;
}

/**
 * A version of a story, with the fields that decide who may play the story now. Drafts are known to their author only.
 * A deleted story, which stays as long as readers play it, is known to those who have uploaded a play of it.
 */
export function findKnownVersion(
  db: Queries,
  { snapshot_id, story_id, user_id }: Asked,
): Promise<KnownVersion | undefined> {
  const ownPlay = db
    .selectFrom('offline_plays')
    .where('user_id', '=', user_id)
    .where('story_id', '=', story_id)
    .select('offline_id');
  return db
    .selectFrom('story_snapshots')
    .innerJoin('stories', 'stories.id', 'story_snapshots.story_id')
    .where('story_snapshots.id', '=', snapshot_id)
    .where('story_snapshots.story_id', '=', story_id)
    .where((eb) =>
      eb.or([
        eb('stories.author_id', '=', user_id),
        eb.and([eb.or([isPublished, eb('stories.published_at', 'is not', null)]), eb.not('is_withdrawn')]),
        eb.exists(ownPlay),
      ]),
    )
    .select(['stories.author_id', 'is_premium', 'content_rating', 'story_snapshots.created_at'])
    .select(
      sql<number>`coalesce((
        select max(number) from story_versions where story_versions.story_id = story_snapshots.story_id
          and (snapshot_id = story_snapshots.id or published_at <= story_snapshots.created_at)
      ), 0)`.as('number'),
    )
    .executeTakeFirst();
}
