import type { Queries } from '../../platform/db/schema.ts';
import { findLaterParts } from './repository.ts';

/** The parts after a story in its series, in their order; empty for the last one, and for a story by itself. */
export function laterParts(db: Queries, story_id: string): Promise<string[]> {
  return findLaterParts(db, story_id);
}
