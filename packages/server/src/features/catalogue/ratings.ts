import { YOUNG_RATINGS } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Ratings } from '../../platform/db/published.ts';
import type { Deps } from '../../platform/Deps.ts';

/** The ratings that guests see: those of the young, if all accounts of the installation are. */
export const ratingsOfGuests = ({ config: { young } }: Pick<Deps, 'config'>): Ratings =>
  young.accounts === 'all' ? YOUNG_RATINGS[young.rating] : null;

/** The ratings that a reader sees. Null: all. */
export const ratingsFor = (deps: Pick<Deps, 'config'>, reader: Pick<SignedInUser, 'youth'> | null): Ratings =>
  reader ? ratingsOf(reader) : ratingsOfGuests(deps);

export const ratingsOf = ({ youth }: Pick<SignedInUser, 'youth'>): Ratings => youth?.ratings ?? null;
