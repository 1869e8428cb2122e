import type { ReportState } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { NewRow, Queries, Transaction } from '../../platform/db/schema.ts';

/** False: this person has an open report of the same thing. */
export async function insertReport(db: Queries, report: NewRow<'reports'>): Promise<boolean> {
  const inserted = await db
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A person's own reports, oldest first, streamed as they are read. */
export function reportsOf(db: Queries, reporter_id: string) {
  return rowsOf(
    db
      .selectFrom('reports')
      .where('reporter_id', '=', reporter_id)
      .select(['id', 'story_id', 'turn_id', 'kind', 'words', 'state', 'created_at']),
    { by: ['created_at', 'id'] },
  );
}

export interface Queue {
  readonly state: ReportState;
  readonly story_id?: string | undefined;
}

export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

/** Open ones oldest first, decided ones newest first. */
export function findReports(
  db: Queries,
  { limit, offset, ...queue }: Queue & { readonly limit: number; readonly offset: number },
) {
  const order = queue.state === 'open' ? 'asc' : 'desc';
  return select(matching(db, queue))
    .orderBy('reports.created_at', order)
    .orderBy('reports.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countReports(db: Queries, queue: Queue): Promise<number> {
  const { total } = await matching(db, queue)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findReport(db: Queries, id: string) {
  return select(db.selectFrom('reports').where('reports.id', '=', id)).executeTakeFirst();
}

function matching(db: Queries, { state, story_id }: Queue) {
  const reports = db.selectFrom('reports').where('reports.state', '=', state);
  return story_id === undefined ? reports : reports.where('reports.story_id', '=', story_id);
}

function select(reports: ReturnType<typeof matching>) {
  return reports
    .innerJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .innerJoin('stories', 'stories.id', 'reports.story_id')
    .leftJoin('shared_turns', 'shared_turns.id', 'reports.shared_turn_id')
    .leftJoin('users as author', 'author.id', 'stories.author_id')
    .leftJoin('users as decider', 'decider.id', 'reports.decided_by')
    .select([
      'reports.id',
      'reports.reporter_id',
      'reports.story_id',
      'reports.turn_id',
      'reports.passage',
      'reports.told_by',
      'reports.is_link',
      'shared_turns.token',
      'reports.kind',
      'reports.words',
      'reports.state',
      'reports.created_at',
      'reports.decision',
      'reports.note',
      'reports.decided_at',
      'reporter.username as reporter_name',
      'stories.title',
      'stories.language',
      'stories.status',
      'stories.cover_image_url',
      'stories.author_id',
      'author.username as author_name',
      'decider.id as decider_id',
      'decider.username as decider_name',
    ]);
}

/** Locks a report after its story, the lock order of all transactions that change both. */
export async function lockReport(transaction: Transaction, id: string) {
  const report = await transaction
    .selectFrom('reports')
    .select('story_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!report) return undefined;
  // archiving changes the counters as well, which are locked first everywhere
  await transaction
    .selectFrom('story_stats')
    .where('story_id', '=', report.story_id)
    .select('story_id')
    .forNoKeyUpdate()
    .execute();
  const story = await transaction
    .selectFrom('stories')
    .select(['id', 'title', 'status', 'author_id', 'language'])
    .where('id', '=', report.story_id)
    .forUpdate()
    .executeTakeFirst();
  const locked = await transaction
    .selectFrom('reports')
    .select(['id', 'state', 'is_link', 'shared_turn_id', sql<boolean>`turn_id is not null`.as('is_turn')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return story && locked && { ...locked, story };
}

type Decided = Required<Pick<NewRow<'reports'>, 'state' | 'decision' | 'note' | 'decided_at' | 'decided_by'>>;

export async function setDecision(db: Queries, id: string, decided: Decided): Promise<void> {
  await db.updateTable('reports').set(decided).where('id', '=', id).execute();
}

/** Clears the passages reported from links of a closed account. False if there were none. */
export async function forgetPassages(transaction: Transaction, user_id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('reports')
    .set({ passage: '' })
    .where('passage', '<>', '')
    .where('shared_turn_id', 'in', (by) =>
      by.selectFrom('shared_turns').where('user_id', '=', user_id).select('id'),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
