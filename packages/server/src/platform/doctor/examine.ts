import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../db/schema.ts';
import type { Stoppable } from '../sweeps/inBatches.ts';
import type { Broken, Invariant, Search } from './Invariant.ts';

export interface BrokenInvariant {
  readonly fault: string;
  readonly holds: string;
  readonly count: number;
  /** The first few broken rows. */
  readonly broken: readonly Broken[];
}

interface Examination extends Omit<Search, 'now'>, Stoppable {
  /** While people play: rests after each batch for as long as the batch took. */
  readonly isGentle: boolean;
}

const NAMED = 20;

/** Reads only. An invariant that cannot be examined is a fault itself, and does not stop the others. */
export async function examine(
  invariants: readonly Invariant[],
  asked: Examination,
): Promise<BrokenInvariant[]> {
  const search = { ...asked, now: await lastSwept(asked.db) };
  const faults: BrokenInvariant[] = [];
  for (const { fault, holds, broken } of invariants) {
    if (asked.signal?.aborted) break;
    const { count, named } = await countBroken(broken(search), asked).catch(unexamined);
    if (count > 0) faults.push({ fault, holds, count, broken: named });
  }
  return faults;
}

interface Counted {
  readonly count: number;
  readonly named: readonly Broken[];
}

function unexamined(error: unknown): Counted {
  const what = `could not be examined: ${error instanceof Error ? error.message : String(error)}`;
  return { count: 1, named: [{ id: '-', what }] };
}

async function countBroken(
  batches: AsyncIterable<readonly Broken[]>,
  { signal, isGentle }: Examination,
): Promise<Counted> {
  const named: Broken[] = [];
  let count = 0;
  let began = performance.now();
  for await (const rows of batches) {
    if (signal?.aborted) break;
    count += rows.length;
    named.push(...rows.slice(0, NAMED - named.length));
    if (isGentle) await sleep(performance.now() - began);
    began = performance.now();
  }
  return { count, named };
}

/** Now, while a process runs; for a stopped installation, the time at which it stopped. */
async function lastSwept(db: Queries): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    select least(clock_timestamp(), coalesce(
      greatest((select max(lease_until) from processes), (select max(held_until) from sweeps)), clock_timestamp()
    )) as now
  `.execute(db);
  return rows[0]!.now;
}
