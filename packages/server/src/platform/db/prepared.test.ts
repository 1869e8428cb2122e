import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, it, vi } from 'vitest';
import { prepared } from './prepared.ts';
import type { Queries } from './schema.ts';

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}) as unknown as Queries;

interface Change {
  readonly id: string;
  readonly change: {
    readonly updated_at: Date;
    readonly language: 'hi' | null;
    readonly undo_xp?: number;
  };
}

const changed = (queries: Queries, { id, change }: Change) =>
  queries
    .updateTable('game_sessions')
    .set({ ...change, turns_told: sql`turns_told + ${1}` })
    .where('id', '=', id)
    .where(sql<boolean>`created_at < ${change.updated_at}`)
    .compile();

const CHANGES: readonly Change[] = [
  { id: 'a', change: { updated_at: new Date(1), language: 'hi' } },
  { id: 'b', change: { updated_at: new Date(2), language: null } },
  { id: 'c', change: { updated_at: new Date(3), language: null, undo_xp: 4 } },
  { id: 'd', change: { updated_at: new Date(4), language: 'hi', undo_xp: 0 } },
];

it('a prepared statement is the one that its values would make, and is built once for each set of them', () => {
  const build = vi.fn<typeof changed>(changed);
  const ready = prepared(build);
  for (const change of CHANGES) {
    const { sql: text, parameters } = changed(db, change);
    expect(ready(db, change)).toMatchObject({ sql: text, parameters });
  }
  expect(build).toHaveBeenCalledTimes(2);
});

it('values that are absent are not part of it', () => {
  const ready = prepared(changed);
  const change = { updated_at: new Date(1), language: null };
  const withNone = { id: 'a', change: { ...change, undo_xp: undefined } } as unknown as Change;
  expect(ready(db, withNone).sql).toBe(changed(db, { id: 'a', change }).sql);
});
