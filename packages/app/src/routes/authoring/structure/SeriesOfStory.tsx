import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import type { StoryEdit } from '@kathaloka/story/editing';
import {
  ErrorState,
  LoadingScreen,
  SeriesNames,
  StoryMeetings,
  useFailureText,
  mySeriesWords,
  useWords,
} from '@kathaloka/ui';
import { useListMySeriesQuery } from '../calls.ts';

interface SeriesOfStoryProps {
  story: string;
  structure: StoryStructure;
  language: Language;
  onEdit: (edit: StoryEdit) => void;
}

/**
 * The variables that a story takes from and leaves to its series, and the people that it meets in other stories of its
 * author. Both lists are loaded when the panel is first opened.
 */
export function SeriesOfStory({ story, ...written }: SeriesOfStoryProps) {
  const words = useWords(mySeriesWords);
  const { failure } = useFailureText();
  const { data, error, refetch } = useListMySeriesQuery();
  if (!data && !error) return <LoadingScreen message={words.loading} />;
  if (!data)
    return (
      <ErrorState layout="row" error={failure(error, words.failures.list)} onRetry={() => void refetch()} />
    );
  const series = data.series.find(({ parts }) => parts.some(({ id }) => id === story));
  const others = data.meetings.filter(({ story_id }) => story_id !== story);
  return (
    <>
      <SeriesNames series={series} story={story} {...written} />
      <StoryMeetings others={others} {...written} />
    </>
  );
}
