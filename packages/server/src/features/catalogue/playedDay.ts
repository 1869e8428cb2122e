import type { Queries } from '../../platform/db/schema.ts';
import { countPlayers } from './storyHours/playedDaysRepository.ts';
import { countPlaysOfDay } from './storyHours/storyPlaysRepository.ts';
import {
  findPlayedDay,
  findPlayedModels,
  type PlayedDay,
  playedDaysSince,
  type PlayedModel,
} from './storyHours/playedDaysRepository.ts';

export { countPlayers, type PlayedDay, type PlayedModel };

/** The turns, plays and models of a day. Undefined if the day began before turns were counted as they are told. */
export async function playedDay(
  { db }: { readonly db: Queries },
  day: Date,
): Promise<
  { readonly turns: PlayedDay; readonly plays: number; readonly models: readonly PlayedModel[] } | undefined
> {
  if (day < (await playedDaysSince(db))) return undefined;
  const turns = await findPlayedDay(db, day);
  return { turns, plays: await countPlaysOfDay(db, day), models: await findPlayedModels(db, day) };
}
