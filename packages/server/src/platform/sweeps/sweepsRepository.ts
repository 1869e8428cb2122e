import { sql } from 'kysely';
import type { Queries } from '../db/schema.ts';

/** Times use the clock of the database, which all processes share. */
const inMs = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** The sweeps that are due and that no process runs, among the given ones. */
export async function findDue(db: Queries, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) with ordinality as asked (name, place)
    where not exists (
      select from sweeps where sweeps.name = asked.name
        and (due_at > clock_timestamp() or held_until > clock_timestamp())
    )
    order by place
  `.execute(db);
  return rows.map(({ name }) => name);
}

interface Held {
  readonly name: string;
  /** Identifies this run of the sweep. */
  readonly run: string;
}

/** Returns false if another process was faster. */
export async function holdSweep(
  db: Queries,
  { name, run, holdMs }: Held & { readonly holdMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into sweeps (name, run, due_at, held_until) values (${name}, ${run}, clock_timestamp(), ${inMs(holdMs)})
    on conflict (name) do update set run = excluded.run, held_until = excluded.held_until
      where sweeps.due_at <= clock_timestamp() and sweeps.held_until <= clock_timestamp()
    returning name
  `.execute(db);
  return rows.length > 0;
}

/** Returns false if it was not renewed in time, and another process runs it. */
export async function renewSweep(
  db: Queries,
  { name, run, holdMs }: Held & { readonly holdMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sweeps')
    .set({ held_until: inMs(holdMs) })
    .where('name', '=', name)
    .where('run', '=', run)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endSweep(
  db: Queries,
  { name, run, dueInMs }: Held & { readonly dueInMs: number },
): Promise<void> {
  await db
    .updateTable('sweeps')
    .set({ held_until: inMs(0), due_at: inMs(dueInMs) })
    .where('name', '=', name)
    .where('run', '=', run)
    .execute();
}
