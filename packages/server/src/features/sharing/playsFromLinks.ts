import type { Queries } from '../../platform/db/schema.ts';
import { countPlaysFrom } from './repository.ts';

/** The scenes of a story at which readers began from links, for its author's statistics. */
export const playsFromLinks = (db: Queries, story_id: string): ReturnType<typeof countPlaysFrom> =>
  countPlaysFrom(db, story_id);
