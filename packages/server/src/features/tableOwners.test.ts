import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TABLES } from '../platform/db/tables.ts';
import { tableWriters } from '../testing/tableWriters.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');
const NO_PRODUCT = /\.test\.ts$|(?:^|\/)testing\/|\/migrations\/|\/tables\.ts$/;

/** Matches a statement, or a part of one. */
const SQL = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
/**
 * The files in which statements of features belong. An invariant stands beside the statement that finds its
 * violations.
 */
const OF_SQL = /(?:^|\/)(?:\w+Repository|repository|invariants)\.ts$/;
const isMisplaced = (file: string, text: string): boolean => !OF_SQL.test(file) && SQL.test(text);

const writers = tableWriters();

it.each(Object.keys(TABLES))('The table %s is written by one feature alone', (table) => {
  const rooms = writers.get(table)!;
  expect(rooms.size > 1 ? Object.fromEntries(rooms) : {}).toEqual({});
});

it('The writers of tables are found', () => {
  const found = [...writers.values()].filter(({ size }) => size > 0);
  expect(found.length).toBeGreaterThan(0.85 * writers.size);
  expect([...writers.get('users')!.keys()]).toEqual(['features/accounts']);
  expect([...writers.get('stories')!.keys()]).toEqual(['features/authoring']);
});

it('SQL stands in repositories', () => {
  const files = fs.globSync('{features,narrator}/**/*.ts', { cwd: SOURCE });
  const misplaced = files.filter(
    (file) => !NO_PRODUCT.test(file) && isMisplaced(file, fs.readFileSync(path.join(SOURCE, file), 'utf8')),
  );
  expect(misplaced).toEqual([]);
});

it.each(['sql<Totals>`select`', "db\n  .selectFrom('stories')", 'set({ turns: sql`turns + 1` })'])(
  'Misplaced SQL is found: %s',
  (text) => {
    expect(isMisplaced('features/play/act.ts', text)).toBe(true);
    expect(isMisplaced('features/play/stored/turnsRepository.ts', text)).toBe(false);
  },
);
