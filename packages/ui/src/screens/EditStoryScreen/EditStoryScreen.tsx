import { EDIT_REDIRECT_MS } from '@kathaloka/contract/limits';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { useEditStoryWords } from '../../words/areas/useEditStoryWords.ts';
import { BackToMyStories } from './BackToMyStories.tsx';
import { EditStoryContent } from './EditStoryContent.tsx';
import { EditRoot, Heading, Title } from './EditStoryScreen.styles.ts';
import type { EditStoryScreenProps } from './editStoryProps.ts';

/** Changes a story that its author has already made. */
export function EditStoryScreen({
  story,
  loadError,
  isSaved = false,
  onLeave,
  onRetry,
  ...content
}: EditStoryScreenProps) {
  const words = useEditStoryWords();
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => leave.current(), EDIT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  if (!story && !loadError) return <LoadingScreen message={words.loading} />;
  if (story) {
    return <EditStoryContent key={story.id} {...content} story={story} isSaved={isSaved} onLeave={onLeave} />;
  }
  return (
    <EditRoot>
      <BackToMyStories />
      <Heading>
        <Title>{words.title}</Title>
      </Heading>
      <ErrorState message={loadError ?? ''} onRetry={onRetry} />
    </EditRoot>
  );
}
