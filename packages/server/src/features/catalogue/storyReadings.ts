import type { Deps } from '../../platform/Deps.ts';
import { type CountedWay, findReadings, findStops, findWays } from './storyHours/storyReadingsRepository.ts';

export interface StoryReadings {
  readonly plays: number;
  readonly readers: number;
  readonly finished: number;
  /** Null if there is no session. */
  readonly median_minutes: number | null;
  readonly ways: readonly CountedWay[];
  readonly stops: readonly { readonly node: string; readonly readers: number }[];
}

interface Asked {
  readonly story_id: string;
  /** A reader counts as stopped only if they have not continued since this time. */
  readonly before: Date;
}

/** What readers do with a story, from sums that are at most a minute old. */
export async function storyReadings({ db }: Pick<Deps, 'db'>, asked: Asked): Promise<StoryReadings> {
  const { story_id } = asked;
  const { median_seconds, ...sums } = await findReadings(db, story_id);
  const ways = await findWays(db, story_id);
  const stops = await findStops(db, asked);
  return { ...sums, median_minutes: median_seconds === null ? null : median_seconds / 60, ways, stops };
}
