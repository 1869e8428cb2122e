import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type PictureStorage, pictureStorage } from '../features/pictures/public.ts';
import { secretIn } from '../platform/auth/authSecret.ts';
import { StartupError } from '../platform/StartupError.ts';
import { ledgerOf } from './ledger.ts';
import { type Manifest, pictureFile, rowsFile, secretFile, writeManifest } from './manifest.ts';
import { type Contents, RowCounter } from './RowCounter.ts';
import { findMigrations, findSequences, findTables, openSession, readRows, type Table } from './tables.ts';

interface BackupOptions {
  readonly connection: pg.ClientConfig;
  readonly config: Pick<Config, 'dataDir' | 's3' | 'authSecret'>;
  readonly folder: string;
}

/** Fast, and the result is within 10 % of the size at higher levels. */
const GZIP_LEVEL = 4;
const PICTURES_READ = 1000;

/**
 * Copies all rows, in one snapshot while people play, and the pictures that the rows show. The folder gets
 * its final name only when everything is on the disk.
 */
export async function backUp({ connection, config, folder }: BackupOptions): Promise<Manifest> {
  if (fs.existsSync(folder)) throw new StartupError(`${folder} exists already. Name another folder.`);
  const unfinished = `${folder}.unfinished`;
  makeFolders(unfinished);
  const client = await openSession(connection);
  try {
    await client.query('begin isolation level repeatable read, read only');
    const manifest = await copyAll(client, config, unfinished);
    writeManifest(unfinished, manifest);
    fs.renameSync(unfinished, folder);
    return manifest;
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

function makeFolders(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
    for (const name of ['tables', 'pictures'])
      fs.mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(`${folder} cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

async function copyAll(
  client: pg.Client,
  config: BackupOptions['config'],
  folder: string,
): Promise<Manifest> {
  const tables: Manifest['tables'] = [];
  // the first statement takes the snapshot that all the others read
  const migrations = await findMigrations(client);
  for (const table of await findTables(client))
    tables.push({ ...table, columns: [...table.columns], ...(await copyRows(client, table, folder)) });
  const pictures = await copyPictures(client, pictureStorage(config), folder);
  const secret = config.authSecret === null ? secretIn(config.dataDir) : null;
  if (secret !== null) fs.writeFileSync(secretFile(folder), secret, { mode: 0o600, flush: true });
  const { rows } = await client.query<{ postgres: string; taken_at: Date }>(
    `select current_setting('server_version') as postgres, transaction_timestamp() as taken_at`,
  );
  const { postgres, taken_at } = rows[0]!;
  return {
    format: 1,
    taken_at: taken_at.toISOString(),
    postgres,
    migrations,
    tables,
    sequences: await findSequences(client),
    ledger: await ledgerOf(client),
    pictures,
  };
}

async function copyRows(client: pg.Client, table: Table, folder: string): Promise<Contents> {
  const counter = new RowCounter();
  await pipeline(
    readRows(client, table),
    counter,
    zlib.createGzip({ level: GZIP_LEVEL }),
    fs.createWriteStream(rowsFile(folder, table.name), { mode: 0o600, flush: true }),
  );
  return counter.contents();
}

/** Copies the pictures that turns show. A picture of a deleted session stays stored for a day, so none is missing. */
async function copyPictures(
  client: pg.Client,
  storage: PictureStorage,
  folder: string,
): Promise<Manifest['pictures']> {
  const pictures = { count: 0, bytes: 0, missing: [] as string[] };
  for await (const name of shownPictures(client)) {
    const picture = await storage.get(name);
    if (picture === null) {
      pictures.missing.push(name);
      continue;
    }
    fs.writeFileSync(pictureFile(folder, name), picture, { mode: 0o600, flush: true });
    pictures.count += 1;
    pictures.bytes += picture.length;
  }
  return pictures;
}

async function* shownPictures(client: pg.Client): AsyncGenerator<string> {
  await client.query(`
    declare shown cursor for
    select distinct substr(image_url, 11) as name from turns where image_url like '/pictures/%'
  `);
  for (;;) {
    const { rows } = await client.query<{ name: string }>(`fetch ${PICTURES_READ} from shown`);
    for (const { name } of rows) if (!name.includes('/')) yield name;
    if (rows.length < PICTURES_READ) return;
  }
}
