import { sql } from 'kysely';
import { deleteSome } from '../../platform/db/deleteSome.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { Queries, Row } from '../../platform/db/schema.ts';
import type { DeedKind } from './deeds.ts';
import { type OwedTask, owedOf, subjectOf } from './owed.ts';

/** Adds a deed, or an owed task. */
export async function insertDeed(
  db: Queries,
  {
    user_id,
    kind,
    subject,
  }: { readonly user_id: string; readonly kind: DeedKind | typeof OWED; readonly subject: string },
): Promise<void> {
  await sql`
    insert into progress_deeds (user_id, scope, kind, subject)
    select id, 'ever', ${kind}, ${subject} from users where id = ${user_id}
    on conflict do nothing
  `.execute(db);
}

/** Not a deed: marks a finished daily task whose level is not reached yet. */
export const OWED = 'owed';

export async function insertOwed(db: Queries, user_id: string, task: OwedTask): Promise<void> {
  await insertDeed(db, { user_id, kind: OWED, subject: subjectOf(task) });
}

export async function findOwed(db: Queries, user_id: string): Promise<OwedTask[]> {
  const rows = await db
    .selectFrom('progress_deeds')
    .select('subject')
    .where('user_id', '=', user_id)
    .where('scope', '=', 'ever')
    .where('kind', '=', OWED)
    .orderBy('subject')
    .execute();
  return rows.map(({ subject }) => owedOf(subject));
}

/** Deletes an owed task that was paid. */
export async function deleteOwed(db: Queries, user_id: string, task: OwedTask): Promise<void> {
  await db
    .deleteFrom('progress_deeds')
    .where('user_id', '=', user_id)
    .where('scope', '=', 'ever')
    .where('kind', '=', OWED)
    .where('subject', '=', subjectOf(task))
    .execute();
}

/** The days on which a part was told. */
export async function findPlayedDays(db: Queries, user_id: string): Promise<string[]> {
  const days = await db
    .selectFrom('progress_deeds')
    .select('subject')
    .where('user_id', '=', user_id)
    .where('scope', '=', 'ever')
    .where('kind', '=', 'day')
    .execute();
  return days.map(({ subject }) => subject);
}

/** How many others like a story of this person, at most `most`: no story's likes are read beyond it. */
export async function countLikesReceived(
  db: Queries,
  { user_id, most }: { readonly user_id: string; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select least(${most}, count(distinct liked.user_id))::integer as count
    from stories cross join lateral (
      select user_id from likes where likes.story_id = stories.id and user_id <> ${user_id}
      -- in the order of an index, so that reading stops at the limit
      order by user_id limit ${most}
    ) liked
    where stories.author_id = ${user_id}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes deeds of single days before `day`. */
export function deleteDeedsBefore(db: Queries, day: string, limit: number): Promise<number> {
  return deleteSome(db, 'progress_deeds', {
    where: sql`scope <> 'ever' and scope < ${day}`,
    by: 'scope',
    limit,
  });
}

/** The deeds of a person, streamed as they are read. */
export async function* deedsOf(
  db: Queries,
  user_id: string,
): AsyncGenerator<Omit<Row<'progress_deeds'>, 'user_id' | 'scene' | 'choice'>> {
  const stored = rowsOf(
    db
      .selectFrom('progress_deeds')
      .select(['scope', 'kind', 'subject', 'scene', 'choice'])
      .where('user_id', '=', user_id),
    { by: ['scope', 'kind', 'subject'] },
  );
  for await (const { scope, kind, subject, scene, choice } of stored) {
    yield { scope, kind, subject };
    if (scene !== null) yield { scope, kind: 'scene', subject: scene };
    if (choice !== null) yield { scope, kind: 'choice', subject: choice };
  }
}
