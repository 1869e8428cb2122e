import { EDIT_REDIRECT_MS } from '@kathaloka/contract/limits';
import { type ComponentProps, useEffect, useRef } from 'react';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { useEditStoryWords } from '../../words/areas/useEditStoryWords.ts';
import { BackToMyStories } from './BackToMyStories.tsx';
import { EditStoryContent } from './EditStoryContent.tsx';
import { EditRoot, Heading, Title } from './EditStoryScreen.styles.ts';
import type { EditStoryScreenProps } from './editStoryProps.ts';

/** Edits an existing story. */
export function EditStoryScreen({
  story,
  error,
  isSaved = false,
  onLeave,
  onRetry,
  categories,
  tags,
  isSaving,
  onSave,
  ...rest
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

  // The root is a different element in each state; the caller's ref gets the current one.
  if (!story && !error)
    return <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />;
  if (story) {
    return (
      <EditStoryContent
        key={story.id}
        {...(rest as ComponentProps<'form'>)}
        story={story}
        categories={categories}
        tags={tags}
        error={error}
        isSaving={isSaving}
        isSaved={isSaved}
        onSave={onSave}
        onLeave={onLeave}
      />
    );
  }
  return (
    <EditRoot {...rest}>
      <BackToMyStories />
      <Heading>
        <Title>{words.title}</Title>
      </Heading>
      <ErrorState error={error ?? ''} onRetry={onRetry} />
    </EditRoot>
  );
}
