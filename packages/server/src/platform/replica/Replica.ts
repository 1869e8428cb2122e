import type { Database } from '../db/schema.ts';

/** A read replica of the database. */
export interface Replica {
  /** While the replica is unavailable or lags, statements go to the primary. It has no transactions. */
  readonly db: Database;
  readonly isUp: () => boolean;
  /** The lag at its last answer; null before the first one. */
  readonly secondsBehind: () => number | null;
  /** How many statements went to either database. */
  readonly statements: () => { readonly replica: number; readonly primary: number };
  /** Makes the account read from the primary, in every process, until the replica surely has its writes. */
  readonly noteWrite: (user_id: string) => Promise<void>;
}
