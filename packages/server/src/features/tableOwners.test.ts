import { expect, it } from 'vitest';
import { TABLES } from '../platform/db/tables.ts';
import { tableWriters } from '../testing/tableWriters.ts';

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
