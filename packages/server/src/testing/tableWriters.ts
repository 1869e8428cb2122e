import fs from 'node:fs';
import path from 'node:path';
import { TABLES } from '../platform/db/tables.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');
const NO_PRODUCT = /\.test\.ts$|(?:^|\/)testing\/|\/migrations\/|\/tables\.ts$/;

/** Matches a statement that writes to a table, by Kysely or in SQL. */
const WRITES =
  /(?:(?:insertInto|updateTable|deleteFrom)\(\s*'|(?:insert into|update|delete from)\s+(?:only\s+)?)(\w+)/g;

/** The room of a file: its feature, or its part of the platform. */
const roomOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 2).join('/');

/** The files that write to each table, grouped by room. */
export function tableWriters(): Map<string, Map<string, string[]>> {
  const files = fs.globSync('**/*.ts', { cwd: SOURCE }).filter((file) => !NO_PRODUCT.test(file));
  const writers = new Map(Object.keys(TABLES).map((table) => [table, new Map<string, string[]>()]));
  for (const file of files)
    for (const [, table = ''] of fs.readFileSync(path.join(SOURCE, file), 'utf8').matchAll(WRITES)) {
      const rooms = writers.get(table);
      rooms?.set(roomOf(file), [...(rooms.get(roomOf(file)) ?? []), file]);
    }
  return writers;
}
