import type pg from 'pg';

export interface Reads {
  /** By table: the number of sequential scans. */
  readonly wholeTables: Readonly<Record<string, number>>;
  /** By index: the number of scans. */
  readonly indexes: Readonly<Record<string, number>>;
}

/** The scan counters of tables and indexes so far, including uses that no query plan shows. */
export async function readsSoFar(client: pg.Client): Promise<Reads> {
  const tables = await client.query<{ name: string; reads: string }>(
    `select relname as name, seq_scan as reads from pg_stat_user_tables where relname in ('stories', 'story_search', 'search_suffixes')`,
  );
  const indexes = await client.query<{ name: string; reads: string }>(
    'select indexrelname as name, idx_scan as reads from pg_stat_user_indexes',
  );
  return { wholeTables: byName(tables.rows), indexes: byName(indexes.rows) };
}

export function readsBetween(before: Reads, after: Reads): Reads {
  const difference = (kind: keyof Reads): Record<string, number> =>
    Object.fromEntries(
      Object.entries(after[kind])
        .map(([name, reads]) => [name, reads - (before[kind][name] ?? 0)] as const)
        .filter(([, reads]) => kind === 'wholeTables' || reads > 0),
    );
  return { wholeTables: difference('wholeTables'), indexes: difference('indexes') };
}

function byName(rows: readonly { name: string; reads: string }[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ name, reads }) => [name, Number(reads)]));
}
