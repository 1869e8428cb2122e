import type { Queries } from '../../../platform/db/schema.ts';
import { findFinishedSession } from './endingsRepository.ts';

/** Whether a play of the reader, which is not deleted, has reached an ending of the story. */
export async function hasFinished(
  db: Queries,
  reader: { readonly user_id: string; readonly story_id: string },
): Promise<boolean> {
  return (await findFinishedSession(db, reader)) !== undefined;
}
