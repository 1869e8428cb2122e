import type { Category, MyStory, StoryUpdate, Tag } from '@kathaloka/contract/entities';
import { EDIT_REDIRECT_MS } from '@kathaloka/contract/limits';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { useEditStoryWords } from '../../words/areas.ts';
import { BackToMyStories } from './BackToMyStories.tsx';
import { EditStoryContent } from './EditStoryContent.tsx';
import { EditRoot, Heading, Title } from './EditStoryScreen.styles.ts';

export interface EditStoryScreenProps {
  /** The story as it is saved. `undefined` while it is on its way. */
  story: MyStory | undefined;
  /** Every category there is. */
  categories: readonly Category[];
  /** Every tag there is. */
  tags: readonly Tag[];
  /** Why the story did not arrive. */
  loadError?: string | undefined;
  /** Why it was not saved. */
  saveError?: string | undefined;
  /** The server is saving it. */
  isSaving?: boolean;
  /** It is saved: the screen says so, and leaves after a while. */
  isSaved?: boolean;
  /** How long it stays then; two seconds by default. */
  leaveAfterMs?: number;
  /** Called with every field of the form, when nothing is wrong with them. */
  onSave: (update: StoryUpdate) => void;
  /** Goes back to My Stories: after saving, or because nothing is to be saved. */
  onLeave: () => void;
  /** Asks again. */
  onRetry?: () => void;
}

/** Changes a story that its author has already made. */
export function EditStoryScreen({
  story,
  loadError,
  isSaved = false,
  leaveAfterMs = EDIT_REDIRECT_MS,
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
    const timer = setTimeout(() => leave.current(), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [isSaved, leaveAfterMs]);

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
