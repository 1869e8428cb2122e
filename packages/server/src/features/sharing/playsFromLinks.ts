import type { Queries } from '../../platform/db/schema.ts';
import { countPlaysFrom } from './repository.ts';

/** From which scenes of a story readers have begun by links, for its author's figures. */
export const playsFromLinks = (db: Queries, story_id: string): ReturnType<typeof countPlaysFrom> =>
  countPlaysFrom(db, story_id);
