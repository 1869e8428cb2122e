import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../platform/StartupError.ts';
import { type Contents, RowCounter } from './RowCounter.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * The table of the leases of running processes. It is not copied, so that a copy gives up the work of those
 * processes.
 */
const LEASES = 'processes';

const { escapeIdentifier } = pg;
export const inPublic = (table: string): string => `public.${escapeIdentifier(table)}`;

/**
 * Opens a session without a statement timeout, in which every PostgreSQL formats values alike. If the
 * connection is lost, the statement that is running rejects.
 */
export async function openSession(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: 'kathaloka copies', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`
    set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
    set extra_float_digits = 1; set client_encoding = 'UTF8';
    set statement_timeout = 0; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = 0
  `);
  return client;
}

/** The tables whose rows are copied: all but unlogged ones, which a crash empties, and those of the migrations. */
export async function findTables(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relpersistence = 'p' and c.relname not like 'kysely%' and c.relname <> $1
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`,
    [LEASES],
  );
  return rows;
}

/** The names of all applied migrations, in order. */
export async function findMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ is: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as is`,
  );
  if (!found[0]!.is) throw new StartupError('The database has nothing of Kathaloka in it.');
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by 1');
  return rows.map(({ name }) => name);
}

/** The last value of each sequence that was used. */
export async function findSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1
  `);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

const place = ({ name, columns }: Table): string =>
  `${inPublic(name)} (${columns.map(escapeIdentifier).join(', ')})`;

export function readRows(client: pg.Client, table: Table): Readable {
  return client.query(copyTo(`copy ${place(table)} to stdout`));
}

export function writeRows(client: pg.Client, table: Table): Writable {
  return client.query(copyFrom(`copy ${place(table)} from stdin`));
}

/** Reads all rows of a table to count them. */
export async function contentsOf(client: pg.Client, table: Table): Promise<Contents> {
  const counter = new RowCounter();
  await pipeline(readRows(client, table), counter, nowhere());
  return counter.contents();
}

export function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
