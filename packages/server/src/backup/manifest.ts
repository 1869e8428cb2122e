import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../platform/StartupError.ts';

const FILE = 'manifest.json';

const count = z.number().int().nonnegative();

/** The description of a backup. It is written last: a folder without it is not a backup. */
const Manifest = z.object({
  format: z.literal(1),
  taken_at: z.string(),
  postgres: z.string(),
  /** All migrations that were applied, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: count, digest: z.string() }),
  ),
  sequences: z.record(z.string(), z.string()),
  ledger: z.object({
    accounts: z.string(),
    credits: z.string(),
    entries: z.string(),
    sum_of_entries: z.string(),
    open_holds: z.string(),
  }),
  pictures: z.object({
    count,
    bytes: count,
    /** Pictures that a turn shows but that the storage did not have. */
    missing: z.array(z.string()),
  }),
});
export type Manifest = z.output<typeof Manifest>;

export const rowsFile = (folder: string, table: string): string =>
  path.join(folder, 'tables', `${table}.copy.gz`);
export const pictureFile = (folder: string, name: string): string => path.join(folder, 'pictures', name);
export const secretFile = (folder: string): string => path.join(folder, 'auth-secret');

export function writeManifest(folder: string, manifest: Manifest): void {
  fs.writeFileSync(path.join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

export function readManifest(folder: string): Manifest {
  const file = path.join(folder, FILE);
  if (!fs.existsSync(file)) throw new StartupError(`${folder} is no whole backup: it has no ${FILE}.`);
  const { data, error } = Manifest.safeParse(parsed(file));
  if (data) return data;
  throw new StartupError(
    `${file} cannot be read: ${error.issues[0]!.path.join('.')} ${error.issues[0]!.message}.`,
  );
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupError(`${file} cannot be read: ${String(error)}.`);
  }
}
