import type { SignedInUser } from '../auth/admit.ts';
import type { Deps } from '../Deps.ts';

/**
 * The same dependencies with the replica as database, for what this caller only reads. Play's own reads,
 * sign-in, limits and holds must never use them.
 */
export function reading<Some extends Pick<Deps, 'db' | 'replica'>>(
  deps: Some,
  caller: Pick<SignedInUser, 'has_written'> | null,
): Some {
  return deps.replica && !caller?.has_written ? { ...deps, db: deps.replica.db } : deps;
}
