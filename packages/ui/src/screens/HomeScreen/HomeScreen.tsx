import type { Category, Story } from '@kathaloka/contract/entities';
import type { StoryCardActions } from '../../blocks/catalogue/StoryCard/StoryCard.tsx';
import { StoryRow } from '../../blocks/catalogue/StoryRow/StoryRow.tsx';
import { Banner } from '../../blocks/home/Banner/Banner.tsx';
import type { OpenTale } from '../../blocks/home/ContinuePlayingRow/OpenTaleCard.tsx';
import { LoadingOverlay } from '../../blocks/home/LoadingOverlay/LoadingOverlay.tsx';
import { KolamDivider } from '../../ornaments/KolamDivider.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { fetchedPart } from '../../patterns/PartFailed/fetchedPart.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useHomeWords } from '../../words/areas/useHomeWords.ts';
import { BannerPlace, HomeRoot, More, Whole } from './HomeScreen.styles.ts';

/** Most who come have no tale that is open. */
const ContinuePlayingRow = fetchedPart(
  async () =>
    (await import('../../blocks/home/ContinuePlayingRow/ContinuePlayingRow.tsx')).ContinuePlayingRow,
);

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

/** Where the banner leads outside the product. */
export interface BannerLinks {
  /** The guide. */
  guide: string;
  /** The community's chat. */
  community: string;
}

export interface HomeScreenProps extends StoryCardActions {
  /** One row per category, in the order in which they are shown. `undefined` until the first page has arrived. */
  rows: readonly CategoryRow[] | undefined;
  /** The Featured Stories row; the first of them is also the banner's game. `undefined` while it is on its way, empty if it did not arrive. */
  featured: readonly Story[] | undefined;
  /** The Trending Now row. `undefined` while it is on its way, empty if it did not arrive. */
  trending: readonly Story[] | undefined;
  /** Tales that the player left in the middle, the last played first. */
  openTales?: readonly OpenTale[] | undefined;
  /** What time it is, to say how long ago they were played. */
  now?: string | undefined;
  /** Shows the banner. */
  bannerLinks?: BannerLinks | undefined;
  /** The way in: lamps over everything, until their time is over. */
  isOverlayShown?: boolean;
  /** Its time is over, or somebody did not want to wait. */
  onOverlayEnd?: (() => void) | undefined;
  /** Set when the list of stories did not arrive. */
  error?: HomeError | undefined;
  /** Whether there are pages after those that are shown. */
  hasMore?: boolean;
  /** The next page is on its way. */
  isLoadingMore?: boolean;
  /** Asks for the next page. */
  onLoadMore?: () => void;
  /** Asks again for what did not arrive. */
  onRetry?: () => void;
  /** Where a story's card leads; the story's own page by default. */
  storyHref?: (story: Story) => string;
  /** Time between two steps of a row; three seconds by default. */
  rowIntervalMs?: number;
  /** Time between two slides of the banner; five seconds by default. */
  bannerIntervalMs?: number | undefined;
}

/** Home: what is on, where one left off, featured, trending, and a row of stories for each category. */
export function HomeScreen(props: HomeScreenProps) {
  const { rows, featured, trending, error, onRetry, isOverlayShown = false, onOverlayEnd } = props;
  const words = useHomeWords();
  const isWaiting = !rows && !error;
  const hasStories =
    [featured, trending].some((stories) => stories && stories.length > 0) ||
    rows?.some(({ stories }) => stories.length > 0);

  return (
    <>
      {isWaiting && !isOverlayShown && <LoadingScreen message={words.loading} />}
      {!isWaiting && hasStories && <HomeRows {...props} />}
      {!isWaiting && !hasStories && (
        <Whole>
          <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
          {error ? <ErrorState {...error} onRetry={onRetry} /> : <EmptyState>{words.empty}</EmptyState>}
        </Whole>
      )}
      {isOverlayShown && <LoadingOverlay onEnd={() => onOverlayEnd?.()} />}
    </>
  );
}

function HomeRows(props: HomeScreenProps) {
  const { rows = [], featured, trending, openTales = [], now = '', error } = props;
  const { hasMore = false, isLoadingMore = false, onLoadMore, onRetry } = props;
  const { storyHref, rowIntervalMs, onLike, onBookmark, onPlay } = props;
  const words = useHomeWords();
  const rowProps = { storyHref, intervalMs: rowIntervalMs, actions: { onLike, onBookmark, onPlay } };
  return (
    <HomeRoot>
      <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
      <HomeBanner {...props} />
      {openTales.length > 0 && <ContinuePlayingRow tales={openTales} now={now} />}
      {featured?.length !== 0 && (
        <StoryRow title={words.featured} hint={words.featuredHint} stories={featured} {...rowProps} />
      )}
      {trending?.length !== 0 && (
        <StoryRow title={words.trending} hint={words.trendingHint} stories={trending} {...rowProps} />
      )}
      {rows
        .filter(({ stories }) => stories.length > 0)
        .map(({ category, stories }) => (
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

/** Until the featured game is known its place is kept, so that nothing moves when it comes. */
function HomeBanner({ bannerLinks, featured, storyHref, onPlay, bannerIntervalMs }: HomeScreenProps) {
  if (!bannerLinks) return null;
  if (!featured)
    return (
      <BannerPlace aria-hidden>
        <Skeleton shape="block" />
      </BannerPlace>
    );
  const [story] = featured;
  return (
    <Banner
      story={story}
      storyHref={story && storyHref?.(story)}
      onPlay={onPlay}
      guideHref={bannerLinks.guide}
      communityHref={bannerLinks.community}
      intervalMs={bannerIntervalMs}
    />
  );
}
