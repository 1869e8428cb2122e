/** Power fails while people play, and the log of the embedded PostgreSQL ends with torn and empty blocks. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '@kathaloka/story';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { examineAll } from '../../doctor.ts';
import { layoutOf } from '../../platform/db/embedded/layout.ts';
import { stopPostmaster } from '../../platform/db/embedded/postmaster.ts';
import type { Database } from '../../platform/db/schema.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { copyInstallation } from '../installation.ts';
import { sayFigure } from '../sayFigure.ts';
import { company } from './company.ts';
import { connectTo, type EmbeddedServer, killPostgres, openFolder, startEmbeddedServer } from './worlds.ts';
import { untilQuiet } from './untilQuiet.ts';
import { callAt } from './wire.ts';

const SEED = Number(process.env.TEST_SEED ?? 20_261_123);
const ROUNDS = Number(process.env.TEST_ROUNDS ?? 200);
const ACKNOWLEDGED_A_ROUND = 15;

const SEGMENT = 16 * 1024 * 1024;
const BLOCK = 8192;
const SECTOR = 512;

let folder: string;
let dataDir: string;
let server: EmbeddedServer;
let db: Database;
beforeEach(async () => {
  folder = openFolder();
  dataDir = path.join(folder, 'data');
  copyInstallation(dataDir);
  server = await startEmbeddedServer(dataDir);
  db = connectTo(dataDir);
});
afterEach(async () => {
  await server.stop();
  await db.destroy();
  await stopPostmaster(layoutOf(dataDir));
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The position up to which the log is on the disk. Read it when the server no longer acknowledges writes. */
async function writtenUpTo(): Promise<bigint> {
  const { rows } = await sql<{ at: string }>`
    select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::text as at
  `.execute(db);
  return BigInt(rows[0]!.at);
}

/** Writes that are never acknowledged, and may be in the log or not. */
async function writeUnacknowledged(): Promise<void> {
  await sql`create table if not exists unacknowledged (words text)`.execute(db);
  await sql`
    with lazily as (select set_config('synchronous_commit', 'off', true))
    insert into unacknowledged select repeat('x', 500) from lazily, generate_series(1, 200)
  `.execute(db);
}

function logAt(position: bigint): { readonly file: string; readonly offset: number } {
  const number = position / BigInt(SEGMENT);
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0');
  const name = `00000001${hex(number / 256n)}${hex(number % 256n)}`;
  return {
    file: path.join(layoutOf(dataDir).data, 'pg_wal', name),
    offset: Number(position % BigInt(SEGMENT)),
  };
}

/** The most bytes of the confirmed log that are damaged. */
const DAMAGED_BYTES = 4000;

/**
 * Damages the log from `before` bytes before the position on. These bytes must really change: a page may hold
 * thousands of NULs, which damage with NULs would leave as they are.
 */
function tear(last: bigint, { before, random }: { before: number; random: Random }): void {
  const { file, offset } = logAt(last - BigInt(before));
  const whole = fs.readFileSync(file);
  const confirmed = [offset, Math.min(offset + before, whole.length)] as const;
  const isDamaged = (torn: Buffer) =>
    before === 0 || !torn.subarray(...confirmed).equals(whole.subarray(...confirmed));
  let torn = tornFrom(whole, offset, random);
  while (!isDamaged(torn)) torn = tornFrom(whole, offset, random);
  fs.writeFileSync(file, torn);
}

/** The log with a damaged end: all NUL, every other block NUL, or noise. */
function tornFrom(whole: Buffer, offset: number, random: Random): Buffer {
  const torn = Buffer.from(whole);
  const kind = Math.floor(random() * 3);
  for (let at = offset; at < torn.length;) {
    const end = Math.min(torn.length, (Math.floor(at / SECTOR) + 1) * SECTOR);
    const isOdd = Math.floor(at / BLOCK) % 2 === Math.floor(offset / BLOCK) % 2;
    if (kind === 0 || (kind === 1 && isOdd)) torn.fill(0, at, end);
    if (kind === 2) for (let byte = at; byte < end; byte += 1) torn[byte] = Math.floor(random() * 256);
    at = end;
  }
  return torn;
}

const confirmedPosition = async (): Promise<bigint> => {
  const [position] = fs.readFileSync(path.join(dataDir, 'confirmed.txt'), 'utf8').trim().split(' ');
  const { rows } = await sql<{
    at: string;
  }>`select (${position}::pg_lsn - '0/0'::pg_lsn)::text as at`.execute(db);
  return BigInt(rows[0]!.at);
};

const REFUSAL = /The database has lost what it had confirmed|PostgreSQL did not start/;

const failureOf = (start: Promise<void>): Promise<string> =>
  start.then(
    () => Promise.reject(new Error('It started on a damaged log.')),
    (error: unknown) => String(error),
  );

function copyFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  execFileSync('cp', ['-a', from, to]);
}

describe(`power loss, ${ROUNDS} times`, () => {
  it(
    'whatever the log has after the last acknowledgement: nothing is lost; with damage before it the start is refused, and told why',
    { timeout: 4 * HOUR_MS },
    async () => {
      const random = seededRandom(SEED);
      const players = await company({ db, wire: callAt(() => [server.address]), players: 4, seed: SEED });
      let isOver = false;
      const playing = players.play(() => !isOver);
      const refused: string[] = [];
      const backup = path.join(folder, 'backup');
      for (let round = 1; round <= ROUNDS; round += 1) {
        while (players.acknowledged() < round * ACKNOWLEDGED_A_ROUND) await sleep(5);
        await sleep(random() * 60);
        server.pause();
        const isDamaged = round % 2 === 0;
        if (!isDamaged) await writeUnacknowledged();
        const last = isDamaged ? await confirmedPosition() : await writtenUpTo();
        server.killNode();
        await server.ended();
        killPostgres(dataDir);
        // as with a disk that has lost acknowledged writes
        const before = isDamaged ? 1 + Math.floor(random() * DAMAGED_BYTES) : 0;
        if (isDamaged) copyFolder(dataDir, backup);
        tear(last, { before, random });
        if (isDamaged) {
          // both this start and a later one are refused
          for (const _ of [1, 2]) refused.push(await failureOf(server.startAgain()));
          copyFolder(backup, dataDir);
        }
        await server.startAgain();
      }
      isOver = true;
      await playing;
      expect(await untilQuiet(db, 5000)).toBe(true);
      expect(refused.filter((words) => !REFUSAL.test(words))).toEqual([]);
      expect(refused.length).toBeGreaterThanOrEqual(ROUNDS - 1);
      expect(await players.anomalies()).toEqual([]);
      expect(await examineAll({ db, config: readConfig({}) }, { isGentle: false })).toEqual([]);
      sayFigure(
        'power loss',
        {
          losses: ROUNDS,
          'acknowledged actions': players.acknowledged(),
          'refusals to start with a damaged log': refused.length,
        },
        '0 lost',
      );
    },
  );
});
