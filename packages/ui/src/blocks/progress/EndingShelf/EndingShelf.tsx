import type { FinishedStory } from '@kathaloka/contract/entities';
import type { ComponentProps, ReactNode } from 'react';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Empty, EmptyTitle, Title } from '../TaskPanel/TaskPanel.styles.ts';
import { Books, More, Places } from './EndingShelf.styles.ts';
import { FinishedBook } from './FinishedBook.tsx';
import { foundEndingsWords } from '../../../words/foundEndings/en.ts';
import { useWords } from '../../../words/useWords.ts';

const PLACES = 3;

export interface EndingShelfProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The finished stories, latest first. `undefined` while loading. */
  stories: readonly FinishedStory[] | undefined;
  /** The error message. */
  error?: ReactNode;
  /**
   * Whether there are more stories.
   * @default false
   */
  hasMore?: boolean | undefined;
  /**
   * Whether more stories are loading.
   * @default false
   */
  isLoadingMore?: boolean | undefined;
  /** Called to load more stories. */
  onLoadMore?: (() => void) | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

/**
 * The stories that a reader has finished, each with the endings that they have found.
 *
 * @use Shows the endings that a reader has found, by story: five of each by name.
 * @avoid Not on one story’s page: `EndingsPanel`.
 * @heard A heading, and for each story how many were found.
 * @keys press
 * @example
 * <EndingShelf stories={stories} />
 */
export function EndingShelf({
  stories,
  error,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
  onRetry,
  ...rest
}: EndingShelfProps) {
  const words = useWords(foundEndingsWords);
  return (
    <Panel
      title={
        <Title>
          <Lotus />
          <span>{words.shelf}</span>
        </Title>
      }
      {...rest}
    >
      {error === undefined && !stories && <ShelfSkeleton label={words.loading} />}
      {stories?.length === 0 && <EmptyShelf />}
      {stories && stories.length > 0 && (
        <Books aria-label={words.shelf}>
          {stories.map((finished) => (
            <FinishedBook key={finished.story_id} finished={finished} />
          ))}
        </Books>
      )}
      {error !== undefined && <ErrorState layout="row" error={error} onRetry={onRetry} />}
      {error === undefined && hasMore && (
        <More>
          <Button loading={isLoadingMore} loadingLabel={words.showingMore} onClick={onLoadMore}>
            {words.showMore}
          </Button>
        </More>
      )}
    </Panel>
  );
}

function EmptyShelf() {
  const words = useWords(foundEndingsWords);
  return (
    <Empty>
      <Lotus size={76} />
      <EmptyTitle>{words.empty}</EmptyTitle>
      <p>{words.emptyHint}</p>
    </Empty>
  );
}

function ShelfSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy>
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <Places aria-hidden>
        {Array.from({ length: PLACES }, (_, index) => (
          <Skeleton key={index} shape="block" />
        ))}
      </Places>
    </div>
  );
}
