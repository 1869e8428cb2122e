import type { Story } from '@kathaloka/contract/entities';
import { STORY_DEFAULTS } from '@kathaloka/contract/limits';
import type { InAnyLanguage } from '../../../theme/anyLanguage.ts';

export const STATISTICS = [
  'startingXp',
  'actions',
  'storyCards',
  'totalScenes',
  'branches',
  'endings',
  'playTime',
  'completionRate',
  'rating',
  'language',
  'created',
] as const;
export type Statistic = (typeof STATISTICS)[number];

/** Formats the values for a language. */
export interface StatisticsWriter {
  whole: (value: number) => string;
  minutes: (count: number) => string;
  languageName: (code: string) => string;
  percent: (value: number) => string;
  outOfFive: (value: number) => string;
  date: (instant: string) => string;
}

/** The fields of a story that its statistics need. */
export interface CountedStory extends InAnyLanguage<
  Pick<
    Story,
    | 'initial_xp'
    | 'actions_count'
    | 'story_cards_count'
    | 'total_scenes'
    | 'branching_points'
    | 'possible_endings'
    | 'estimated_play_time'
    | 'language'
    | 'created_at'
  >
> {
  stats: Pick<Story['stats'], 'completion_rate' | 'average_rating'>;
}

/** The statistics of a story, in their order, without missing values. */
export function statisticsOf(
  story: CountedStory,
  { whole, minutes, languageName, percent, outOfFive, date }: StatisticsWriter,
): { name: Statistic; value: string }[] {
  const { completion_rate, average_rating } = story.stats;
  const values: Record<Statistic, string | undefined> = {
    startingXp: whole(story.initial_xp),
    actions: whole(story.actions_count),
    storyCards: whole(story.story_cards_count),
    totalScenes: whole(story.total_scenes),
    branches: whole(story.branching_points),
    endings: whole(story.possible_endings),
    playTime: minutes(story.estimated_play_time),
    completionRate: typeof completion_rate === 'number' ? percent(completion_rate) : undefined,
    rating: average_rating > 0 ? outOfFive(average_rating) : undefined,
    language: languageName(story.language || STORY_DEFAULTS.language),
    created: Number.isNaN(Date.parse(story.created_at)) ? undefined : date(story.created_at),
  };
  return STATISTICS.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });
}
