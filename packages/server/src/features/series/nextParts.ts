import type { NextPart } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { playableStories } from '../catalogue/public.ts';
import { findPartsAhead } from './repository.ts';

/** The next playable part of each series in which the reader has finished a part, and has begun no later one. */
export async function nextParts({ db }: Pick<Deps, 'db'>, reader: SignedInUser): Promise<NextPart[]> {
  const ahead = await findPartsAhead(db, reader.id);
  const ids = ahead.map(({ story_id }) => story_id);
  const stories = ids.length === 0 ? [] : await playableStories({ db }, { ids }, reader);
  const next = new Map<string, NextPart>();
  for (const { series_id, story_id, ended_at } of ahead) {
    const story = stories.find(({ id }) => id === story_id);
    if (story && !next.has(series_id)) next.set(series_id, { story, ended_at: ended_at.toISOString() });
  }
  return [...next.values()];
}
