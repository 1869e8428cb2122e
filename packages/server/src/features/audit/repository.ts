import type { AuditKind } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { NewRow, Queries } from '../../platform/db/schema.ts';

export async function insertEntry(db: Queries, entry: NewRow<'audit_log'>): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute();
}

export async function findTitle(db: Queries, id: string): Promise<string | undefined> {
  return (await db.selectFrom('stories').select('title').where('id', '=', id).executeTakeFirst())?.title;
}

interface Wanted {
  /** The entry after which the page begins. */
  readonly after?: string | undefined;
  readonly actor_id?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly thing_id?: string | undefined;
  readonly limit: number;
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Newest first, with the current names of the people concerned. */
export function findEntries(db: Queries, { after, actor_id, kind, thing_id, limit }: Wanted) {
  let entries = db
    .selectFrom('audit_log')
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('users as person', (join) =>
      join.onRef('person.id', '=', 'audit_log.thing_id').on('audit_log.kind', '=', 'user'),
    )
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.actor_id',
      'audit_log.action',
      'audit_log.kind',
      'audit_log.thing_id',
      'audit_log.name',
      'audit_log.changes',
      'audit_log.reason',
      'actor.username as actor_name',
      'person.username as person_name',
    ])
    .orderBy('audit_log.id', 'desc')
    .limit(limit);
  if (after !== undefined) entries = entries.where('audit_log.id', '<', after);
  if (actor_id !== undefined) entries = entries.where('audit_log.actor_id', '=', actor_id);
  if (kind !== undefined) entries = entries.where('audit_log.kind', '=', kind);
  if (thing_id !== undefined) entries = entries.where('audit_log.thing_id', '=', thing_id);
  return entries.execute();
}

/** The newest entry by this actor and call about each thing. */
export function findNewestBy(
  db: Queries,
  ids: readonly string[],
  { actor_id, action, since }: { readonly actor_id: string; readonly action: string; readonly since: Date },
) {
  return db
    .selectFrom('audit_log')
    .distinctOn('thing_id')
    .select(['thing_id', 'at', 'changes'])
    .where('thing_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('actor_id', '=', actor_id)
    .where('action', '=', action)
    .where('at', '>=', since)
    .orderBy('thing_id')
    .orderBy('id', 'desc')
    .execute();
}

export type EntryAbout = ReturnType<typeof entriesAbout> extends AsyncIterable<infer Row> ? Row : never;

/**
 * The entries about a person's account or stories, oldest first. Of the reports about the stories, only those
 * that the person was told about.
 */
export function entriesAbout(db: Queries, user_id: string) {
  const stories = db.selectFrom('stories').where('author_id', '=', user_id).select('id');
  const reports = db
    .selectFrom('reports')
    .where('story_id', 'in', stories)
    .where('state', '=', 'acted')
    .select('id');
  return rowsOf(
    db
      .selectFrom('audit_log')
      .where((entry) =>
        entry.or([
          entry.and([entry('kind', '=', 'user'), entry('thing_id', '=', user_id)]),
          entry.and([entry('kind', '=', 'story'), entry('thing_id', 'in', stories)]),
          entry.and([entry('kind', '=', 'report'), entry('thing_id', 'in', reports)]),
        ]),
      )
      .select(['at', 'actor_id', 'action', 'name', 'changes', 'reason']),
    { by: ['id'] },
  );
}
