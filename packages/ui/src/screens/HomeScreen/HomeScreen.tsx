import type { Category, Story } from '@kathaloka/contract/entities';
import { StoryRow } from '../../blocks/catalogue/StoryRow/StoryRow.tsx';
import { KolamDivider } from '../../ornaments/KolamDivider.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useHomeWords } from '../../words/areas.ts';
import { HomeRoot, More, Whole } from './HomeScreen.styles.ts';

/** The stories of one category. */
export interface CategoryRow {
  category: Category;
  stories: readonly Story[];
}

export interface HomeError {
  /** What failed, in words for the person. */
  message: string;
  /** What support would ask for. */
  requestId?: string | undefined;
}

export interface HomeScreenProps {
  /** One row per category, in the order in which they are shown. `undefined` until the first page has arrived. */
  rows: readonly CategoryRow[] | undefined;
  /** The Featured Stories row. `undefined` while it is on its way, empty if it did not arrive. */
  featured: readonly Story[] | undefined;
  /** The Trending Now row. `undefined` while it is on its way, empty if it did not arrive. */
  trending: readonly Story[] | undefined;
  /** Set when the list of stories did not arrive. */
  error?: HomeError | undefined;
  /** Whether there are pages after those that are shown. */
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
  onRetry?: () => void;
  /** Where a story's card leads; the story's own page by default. */
  storyHref?: (story: Story) => string;
  /** Time between two steps of a row; three seconds by default. */
  rowIntervalMs?: number;
}

/** Home: featured, trending, and a row of stories for each category. */
export function HomeScreen({
  rows,
  featured,
  trending,
  error,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
  onRetry,
  storyHref,
  rowIntervalMs,
}: HomeScreenProps) {
  const words = useHomeWords();
  const hasPicks = [featured, trending].some((stories) => stories && stories.length > 0);
  const rowsWithStories = rows?.filter(({ stories }) => stories.length > 0) ?? [];

  if (!rows && !error) return <LoadingScreen message={words.loading} />;

  if (!hasPicks && rowsWithStories.length === 0) {
    return (
      <Whole>
        <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
        {error ? <ErrorState {...error} onRetry={onRetry} /> : <EmptyState>{words.empty}</EmptyState>}
      </Whole>
    );
  }

  const rowProps = { storyHref, intervalMs: rowIntervalMs };
  return (
    <HomeRoot>
      <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
      {featured?.length !== 0 && (
        <StoryRow title={words.featured} hint={words.featuredHint} stories={featured} {...rowProps} />
      )}
      {trending?.length !== 0 && (
        <StoryRow title={words.trending} hint={words.trendingHint} stories={trending} {...rowProps} />
      )}
      {rowsWithStories.map(({ category, stories }) => (
        <StoryRow key={category.id} title={category.display_name} stories={stories} {...rowProps} />
      ))}
      {error && <ErrorState layout="row" {...error} onRetry={onRetry} />}
      {hasMore && !error && (
        <More>
          <KolamDivider />
          <Button isBusy={isLoadingMore} busyLabel={words.loadingMore} onClick={onLoadMore}>
            {words.loadMore}
          </Button>
        </More>
      )}
    </HomeRoot>
  );
}
