import type { Sight } from '../../core/sightNames.ts';

/** Words separated by spaces, with `_` for a space inside a phrase. A language may lack words for some sights. */
export type SightWords = Readonly<Partial<Record<Sight, string>>>;
