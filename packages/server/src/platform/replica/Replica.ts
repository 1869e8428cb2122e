import type { SignedInUser } from '../auth/admit.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../Deps.ts';

/** A copy of the database that follows it, for what is only read. */
export interface Replica {
  /** While the copy is away or too far behind, its statements go to the database itself. It has no transactions. */
  readonly db: Database;
  readonly isUp: () => boolean;
  /** How far behind it was when it last answered; null until it has. */
  readonly secondsBehind: () => number | null;
  /** How many statements went where. */
  readonly statements: () => { readonly replica: number; readonly primary: number };
  /** From now on the account reads from the database itself, in every process, until the copy surely has what it wrote. */
  readonly noteWrite: (user_id: string) => Promise<void>;
}

/**
 * The same dependencies with the replica in place of the database, for what this caller only reads. Play's own reads,
 * sign-in, limits and holds never take them from here.
 */
export function reading<Some extends Pick<Deps, 'db' | 'replica'>>(
  deps: Some,
  caller: Pick<SignedInUser, 'has_written'> | null,
): Some {
  return deps.replica && !caller?.has_written ? { ...deps, db: deps.replica.db } : deps;
}
