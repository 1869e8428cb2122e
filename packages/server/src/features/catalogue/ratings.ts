import { YOUNG_RATINGS } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Ratings } from '../../platform/db/published.ts';
import type { Deps } from '../../platform/Deps.ts';

/** Guests of an installation for the young are shown what the young are. */
export const ratingsOfGuests = ({ config: { young } }: Pick<Deps, 'config'>): Ratings =>
  young.accounts === 'all' ? YOUNG_RATINGS[young.rating] : null;

/** What a reader is shown; null: stories of every rating. */
export const ratingsFor = (deps: Pick<Deps, 'config'>, reader: Pick<SignedInUser, 'youth'> | null): Ratings =>
  reader ? ratingsOf(reader) : ratingsOfGuests(deps);

export const ratingsOf = ({ youth }: Pick<SignedInUser, 'youth'>): Ratings => youth?.ratings ?? null;
