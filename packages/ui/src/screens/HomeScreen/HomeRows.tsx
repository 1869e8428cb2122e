import type { HomeStory } from '@kathaloka/contract/entities';
import type { ReactNode } from 'react';
import { StoryRow, type StoryRowProps } from '../../blocks/catalogue/StoryRow/StoryRow.tsx';
import { Banner } from '../../blocks/home/Banner/Banner.tsx';
import { KolamDivider } from '../../ornaments/KolamDivider.tsx';
import { audienceProps } from '../../blocks/shell/audienceProps.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { lazyWithRetry } from '../../patterns/LoadFailure/lazyWithRetry.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Named } from '@kathaloka/contract/rules';
import { useNameOf } from '../../words/useNameOf.ts';
import { BannerPlace, HomeRoot, More, OpenTalesPlace } from './HomeScreen.styles.ts';
import { bannerStory } from './bannerStory.ts';
import type { HomeScreenProps } from './homeProps.ts';
import { homeWords } from '../../words/home/en.ts';
import { storyWords } from '../../words/story/en.ts';
import { useWords } from '../../words/useWords.ts';

/** Loaded lazily: most visitors have no open session. */
const ContinuePlayingRow = lazyWithRetry(
  async () =>
    (await import('../../blocks/home/ContinuePlayingRow/ContinuePlayingRow.tsx')).ContinuePlayingRow,
);

export interface HomeRowsProps extends Omit<
  HomeScreenProps,
  'overlayMs' | 'onOverlayEnd' | 'withoutMachines' | 'onWithoutMachinesChange'
> {
  /** The switch above the rows. */
  filter?: ReactNode;
}

/** The banner, and the rows that have loaded. */
export function HomeRows({
  rows = [],
  featured,
  trending,
  followed = [],
  quickReads = [],
  filter,
  isSignedIn,
  openTales,
  openTalesRef,
  nextParts,
  now,
  bannerLinks,
  bannerIntervalMs,
  error,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
  onRetry,
  storyHref,
  rowIntervalMs,
  onLike,
  onBookmark,
  onPlay,
  ...rest
}: HomeRowsProps) {
  const words = useWords(homeWords);
  const { ownLanguage } = useWords(storyWords);
  const story = bannerStory({ featured, trending, rows }, ownLanguage);
  const banner = { bannerLinks, isLoading: !featured, story, storyHref, onPlay, bannerIntervalMs };
  const rowProps = { storyHref, intervalMs: rowIntervalMs, actions: { onLike, onBookmark, onPlay } };
  return (
    <HomeRoot {...rest}>
      <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
      <HomeBanner {...banner} />
      <OpenTalesPlace ref={openTalesRef}>
        <Continued openTales={openTales} nextParts={nextParts} now={now} onPlay={onPlay} />
      </OpenTalesPlace>
      {filter}
      <PickedRows
        featured={featured}
        trending={trending}
        followed={followed}
        quickReads={quickReads}
        isSignedIn={isSignedIn}
        {...rowProps}
      />
      {rows
        .filter(({ stories }) => stories.length > 0)
        .map(({ category, stories }) => (
          <CategoryRow key={category.id} category={category} stories={stories} deferred="all" {...rowProps} />
        ))}
      {error && (
        <ErrorState layout="row" error={error.message} requestId={error.requestId} onRetry={onRetry} />
      )}
      {hasMore && !error && <MoreStories isLoading={isLoadingMore} onLoad={onLoadMore} />}
    </HomeRoot>
  );
}

interface MoreStoriesProps {
  isLoading: boolean;
  onLoad: (() => void) | undefined;
}

/** The button that loads the next page of stories. */
function MoreStories({ isLoading, onLoad }: MoreStoriesProps) {
  const words = useWords(homeWords);
  return (
    <More>
      <KolamDivider />
      <Button loading={isLoading} loadingLabel={words.loadingMore} onClick={onLoad}>
        {words.loadMore}
      </Button>
    </More>
  );
}

/** The row of open sessions and next parts; nothing if there are none. */
function Continued({
  openTales = [],
  nextParts = [],
  now = '',
  onPlay,
}: Pick<HomeRowsProps, 'openTales' | 'nextParts' | 'now' | 'onPlay'>) {
  if (openTales.length + nextParts.length === 0) return null;
  return <ContinuePlayingRow tales={openTales} nextParts={nextParts} now={now} onPlay={onPlay} />;
}

interface HomeBannerProps extends Pick<
  HomeRowsProps,
  'bannerLinks' | 'storyHref' | 'onPlay' | 'bannerIntervalMs'
> {
  isLoading: boolean;
  story: HomeStory | undefined;
}

/** The banner. Its space is reserved until the featured game has loaded, so that nothing moves. */
function HomeBanner({ bannerLinks, isLoading, story, storyHref, onPlay, bannerIntervalMs }: HomeBannerProps) {
  if (!bannerLinks) return null;
  if (isLoading)
    return (
      <BannerPlace aria-hidden>
        <Skeleton shape="block" />
      </BannerPlace>
    );
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

type Picked = 'featured' | 'trending' | 'followed' | 'quickReads' | 'isSignedIn';
type PickedRowsProps = Pick<HomeRowsProps, Picked> &
  Pick<StoryRowProps<HomeStory>, 'storyHref' | 'intervalMs' | 'actions'>;

/** The picked rows. The first row with stories is visible immediately, so it is not deferred. */
function PickedRows({
  featured,
  trending,
  followed,
  quickReads,
  isSignedIn = false,
  ...row
}: PickedRowsProps) {
  const words = useWords(homeWords);
  return (
    <>
      <PickedRow
        title={words.quickReads}
        hint={words.quickReadsHint}
        stories={quickReads}
        deferred={deferredBelow()}
        {...(isSignedIn === null && audienceProps(null).guests)}
        {...row}
      />
      <PickedRow
        title={words.featured}
        hint={words.featuredHint}
        stories={featured}
        deferred={deferredBelow(quickReads)}
        {...row}
      />
      <PickedRow
        title={words.trending}
        hint={words.trendingHint}
        stories={trending}
        deferred={deferredBelow(quickReads, featured)}
        {...row}
      />
      <PickedRow
        title={words.followed}
        hint={words.followedHint}
        stories={followed}
        deferred={deferredBelow(quickReads, featured, trending)}
        {...row}
      />
    </>
  );
}

/** How much of a row is deferred, depending on the rows above it. */
function deferredBelow(...above: readonly (readonly HomeStory[] | undefined)[]): 'beyond' | 'all' {
  return above.every((stories) => stories?.length === 0) ? 'beyond' : 'all';
}

/** A row with a hint about why its stories were picked; nothing without stories. */
function PickedRow(row: StoryRowProps<HomeStory>) {
  return row.stories?.length === 0 ? null : <StoryRow {...row} />;
}

/** A row of a category's stories, under its name in the language of the page. */
function CategoryRow({
  category,
  ...row
}: Omit<StoryRowProps<HomeStory>, 'title'> & { readonly category: Named }) {
  return <StoryRow title={useNameOf()(category)} {...row} />;
}
