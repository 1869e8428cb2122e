import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { StartupError } from '../platform/StartupError.ts';
import { type Ledger, ledgerOf } from './ledger.ts';
import { type Contents, RowCounter } from './RowCounter.ts';
import { contentsOf, inPublic, type Table, writeRows } from './tables.ts';

export interface Source {
  readonly tables: readonly Table[];
  readonly sequences: Readonly<Record<string, string>>;
  readonly ledger: Ledger;
  readonly rowsOf: (table: Table) => Readable;
}

/**
 * Fills empty tables with all rows of a source and compares what was stored with what was read, in one
 * transaction. It needs only the rights of the tables' owner. Triggers stay off, because they ran in the
 * source; foreign keys are dropped and created again, which checks every row.
 */
export async function fill(client: pg.Client, source: Source): Promise<ReadonlyMap<string, Contents>> {
  await client.query('begin');
  try {
    const stored = await fillTables(client, source);
    await client.query('commit');
    await client.query('analyze');
    return stored;
  } catch (error) {
    // on a lost connection, the server has already rolled back
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function fillTables(client: pg.Client, source: Source): Promise<Map<string, Contents>> {
  const names = await tablesOfSchema(client);
  const keys = await foreignKeys(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${inPublic(name)} disable trigger user`);
  // migrations have inserted some rows
  await client.query(`truncate ${names.map(inPublic).join(', ')}`);
  const stored = new Map<string, Contents>();
  for (const table of source.tables) stored.set(table.name, await fillTable(client, table, source));
  for (const [name, value] of Object.entries(source.sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [inPublic(name), value]);
  for (const name of names) await client.query(`alter table ${inPublic(name)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  refuseDifference('The ledger', source.ledger, await ledgerOf(client));
  return stored;
}

async function fillTable(client: pg.Client, table: Table, { rowsOf }: Source): Promise<Contents> {
  const counter = new RowCounter();
  await pipeline(rowsOf(table), counter, writeRows(client, table));
  const stored = await contentsOf(client, table);
  refuseDifference(`The table ${table.name}`, counter.contents(), stored);
  return stored;
}

export function refuseDifference(what: string, expected: object, found: object): void {
  const [before, after] = [JSON.stringify(expected), JSON.stringify(found)];
  if (before === after) return;
  throw new StartupError(`${what} is not the same: ${before} was read, and ${after} is stored.`);
}

async function tablesOfSchema(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' order by 1
  `);
  return rows.map(({ name }) => name);
}

async function foreignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2
  `);
  return rows;
}
