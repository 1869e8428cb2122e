import type { Sight } from '../../core/sightNames.ts';

/** Words apart by spaces, with `_` for a space inside a phrase. A language may have no word for some sights. */
export type SightWords = Readonly<Partial<Record<Sight, string>>>;
