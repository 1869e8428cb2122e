import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { endAllSessions } from '../features/accounts/public.ts';
import { pictureStorage } from '../features/pictures/public.ts';
import { putSecret } from '../platform/auth/authSecret.ts';
import { HOLD_MAIL } from '../platform/mail/hold.ts';
import { StartupError } from '../platform/StartupError.ts';
import { fill, refuseDifference } from './fill.ts';
import { type Manifest, pictureFile, readManifest, rowsFile, secretFile } from './manifest.ts';
import { RowCounter } from './RowCounter.ts';
import { nowhere, openSession } from './tables.ts';
import { onEmpty } from './target.ts';

interface RestoreOptions {
  readonly connection: pg.ClientConfig;
  readonly config: Pick<Config, 'dataDir' | 's3' | 'authSecret'>;
  readonly folder: string;
  readonly isForced: boolean;
  /** Whether it takes the place of the original, and sends its mails. Else it may be a copy to try something on. */
  readonly sendsMail: boolean;
}

interface Restored {
  readonly manifest: Manifest;
  /** Whether the earlier contents of the database are in a schema of their own. */
  readonly hasPrevious: boolean;
}

/** Reads the whole backup, and throws if a row or a picture is missing or has changed. */
export async function examineBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const { name, rows, digest } of manifest.tables) {
    const counter = new RowCounter();
    await pipeline(readStored(folder, name), counter, nowhere()).catch((error: unknown) => {
      throw new StartupError(`The backup is damaged: ${rowsFile(folder, name)}: ${String(error)}`);
    });
    refuseDifference(`The backup is damaged: ${name}`, { rows, digest }, counter.contents());
  }
  const { length } = picturesIn(folder);
  if (length !== manifest.pictures.count)
    throw new StartupError(`The backup is damaged: it has ${length} of ${manifest.pictures.count} pictures.`);
  return manifest;
}

/** Restores a whole backup into an empty installation, and compares the rows with those that were copied. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { connection, config, folder, isForced, sendsMail } = options;
  const manifest = await examineBackup(folder);
  const client = await openSession(connection);
  try {
    const made = manifest.migrations;
    const hasPrevious = await onEmpty({ client, connection, isForced }, made, async () => {
      if (!sendsMail) await client.query(HOLD_MAIL);
      // pictures are restored before the rows that show them
      await putPictures(options);
      await fillFrom(client, folder, manifest);
    });
    if (config.authSecret === null && fs.existsSync(secretFile(folder)))
      putSecret(config.dataDir, fs.readFileSync(secretFile(folder), 'utf8'));
    return { manifest, hasPrevious };
  } finally {
    await client.end();
  }
}

async function fillFrom(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const stored = await fill(client, { ...manifest, rowsOf: ({ name }) => readStored(folder, name) });
  for (const { name, rows, digest } of manifest.tables)
    refuseDifference(`The table ${name}`, { rows, digest }, stored.get(name)!);
  // among the logins of that day are those that were ended since then, because another person had them
  await endAllSessions(client);
}

async function putPictures({ config, folder }: RestoreOptions): Promise<void> {
  const storage = pictureStorage(config);
  for (const name of picturesIn(folder)) await storage.put(name, fs.readFileSync(pictureFile(folder, name)));
}

const picturesIn = (folder: string): string[] => fs.readdirSync(pictureFile(folder, ''));

/** The stored rows of a table as a stream, which fails if the file is missing or truncated. */
function readStored(folder: string, table: string): Readable {
  const unzipped = zlib.createGunzip();
  fs.createReadStream(rowsFile(folder, table))
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  return unzipped;
}
