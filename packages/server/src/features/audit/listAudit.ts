import type { QueryOf } from '@kathaloka/contract/endpoints';
import type { AuditPage } from '@kathaloka/contract/entities';
import { ADMIN_ROWS_PER_PAGE } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import { presentEntry } from './present.ts';
import { findEntries } from './repository.ts';

/** One page of the log, newest first. The ids of entries are ordered by time. */
export async function listAudit({ db }: Pick<Deps, 'db'>, query: QueryOf<'listAudit'>): Promise<AuditPage> {
  // reads one entry more than the page holds, to learn whether another page follows
  const found = await findEntries(db, { ...query, limit: ADMIN_ROWS_PER_PAGE + 1 });
  const entries = found.slice(0, ADMIN_ROWS_PER_PAGE);
  return {
    entries: entries.map(presentEntry),
    next: found.length > entries.length ? entries.at(-1)!.id : null,
  };
}
