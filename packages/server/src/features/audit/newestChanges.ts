import type { CallName } from '@kathaloka/contract/calls';
import type { AuditEntry } from '@kathaloka/contract/entities';
import type { Queries } from '../../platform/db/schema.ts';
import { findNewestBy } from './repository.ts';

export interface MadeChange {
  readonly at: Date;
  readonly changes: AuditEntry['changes'];
}

interface Maker {
  readonly actor_id: string;
  readonly action: CallName;
  readonly since: Date;
}

/** What somebody has changed last in each of these things by a call, by the id of the thing. */
export async function newestChanges(
  db: Queries,
  ids: readonly string[],
  maker: Maker,
): Promise<ReadonlyMap<string, MadeChange>> {
  const rows = await findNewestBy(db, ids, maker);
  return new Map(rows.map(({ thing_id, at, changes }) => [thing_id!, { at, changes }]));
}
