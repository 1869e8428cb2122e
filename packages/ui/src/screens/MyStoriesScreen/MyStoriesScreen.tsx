import type { MyStory } from '@kathaloka/contract/entities';
import { Feather } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ListCardEvents } from '../../blocks/authoring/StoryListCard/ListCardActions.tsx';
import { usePaths } from '../../paths.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { ErrorNote } from '../../patterns/Note/ErrorNote.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading, MyStoriesRoot, Title } from './MyStoriesScreen.styles.ts';
import { StoryLists } from './StoryLists.tsx';
import { myStoriesWords } from '../../words/myStories/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface MyStoriesScreenProps extends Omit<ComponentProps<'div'>, 'children'>, ListCardEvents {
  /** All stories of the author. `undefined` while loading. */
  stories: readonly MyStory[] | undefined;
  /** The error message of a failed load or, afterwards, of a failed status change. */
  error?: string | undefined;
  /** The story with a pending action. */
  busyId?: string | undefined;
  /** Why a story was not published, by its id, one line per fault. */
  storyErrors?: Readonly<Record<string, readonly string[]>>;
  /** Retries. */
  onRetry?: () => void;
}

/**
 * The page of an author's drafts, published stories and archived stories.
 *
 * @use An author’s desk: drafts, reviews, published stories.
 * @avoid Not where one is written: `CreateStoryScreen`.
 * @example
 * <MyStoriesScreen stories={stories} onPublish={publish} onArchive={archive} onRestore={restore} />
 */
export function MyStoriesScreen({
  stories,
  error,
  onRetry,
  busyId,
  storyErrors,
  onPublish,
  onArchive,
  onRestore,
  onDelete,
  onErase,
  onTakeBack,
  onDecisionHide,
  onActHide,
  ...rest
}: MyStoriesScreenProps) {
  const paths = usePaths();
  const words = useWords(myStoriesWords);
  // The root is a different element while loading; the caller's ref gets the current one.
  if (!stories && !error) {
    return <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />;
  }
  return (
    <MyStoriesRoot {...rest}>
      <Heading>
        <Title>{words.title}</Title>
        <ButtonLink href={paths.createStory} variant="primary" icon={<Feather />}>
          {words.create}
        </ButtonLink>
      </Heading>
      <ErrorNote>{stories && error}</ErrorNote>
      {stories ? (
        <StoryLists
          stories={stories}
          busyId={busyId}
          storyErrors={storyErrors}
          onPublish={onPublish}
          onArchive={onArchive}
          onRestore={onRestore}
          onDelete={onDelete}
          onErase={onErase}
          onTakeBack={onTakeBack}
          onDecisionHide={onDecisionHide}
          onActHide={onActHide}
        />
      ) : (
        <ErrorState error={error ?? ''} onRetry={onRetry} />
      )}
      <div>
        <ButtonLink href={paths.mySeries} variant="outline">
          {words.series}
        </ButtonLink>
      </div>
    </MyStoriesRoot>
  );
}
