import type { Migration } from 'kysely/migration';
import * as baseline from './0001_baseline.ts';
import * as notices from './0002_notices.ts';
import * as memory from './0003_memory.ts';

/** Sorted by name. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_baseline': baseline,
  '0002_notices': notices,
  '0003_memory': memory,
};
