import type { Queries } from '../../platform/db/schema.ts';
import { findLaterParts } from './repository.ts';

/** The parts after a story in its series, in order. Empty without later parts or a series. */
export function laterParts(db: Queries, story_id: string): Promise<string[]> {
  return findLaterParts(db, story_id);
}
