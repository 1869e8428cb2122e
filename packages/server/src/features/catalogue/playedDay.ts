import type { Queries } from '../../platform/db/schema.ts';
import {
  findPlayedDay,
  findPlayedModels,
  type PlayedDay,
  playedDaysSince,
  type PlayedModel,
} from './storyHours/playedDaysRepository.ts';

export type { PlayedDay, PlayedModel };

/** What was played on a day, and by which models it was told; undefined for one that began before the counting. */
export async function playedDay(
  { db }: { readonly db: Queries },
  day: Date,
): Promise<{ readonly turns: PlayedDay; readonly models: readonly PlayedModel[] } | undefined> {
  if (day < (await playedDaysSince(db))) return undefined;
  return { turns: await findPlayedDay(db, day), models: await findPlayedModels(db, day) };
}
