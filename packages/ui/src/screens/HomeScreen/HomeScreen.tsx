import type { ComponentProps } from 'react';
import { LoadingOverlay } from '../../blocks/home/LoadingOverlay/LoadingOverlay.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FilteredRows } from './FilteredRows.tsx';
import { MessagePage } from './HomeScreen.styles.ts';
import type { HomeScreenProps } from './homeProps.ts';
import { homeWords } from '../../words/home/en.ts';
import { useWords } from '../../words/useWords.ts';

/**
 * Home: the banner, open sessions, featured, trending, and one row per category.
 *
 * @use The catalogue, for readers who know the site.
 * @avoid Not for new visitors: `LandingScreen`.
 * @example
 * <HomeScreen rows={rows} featured={featured} trending={trending} />
 */
export function HomeScreen({
  rows,
  featured,
  trending,
  followed,
  quickReads,
  isSignedIn = false,
  withoutMachines,
  onWithoutMachinesChange,
  openTales,
  openTalesRef,
  now,
  bannerLinks,
  overlayMs = 0,
  onOverlayEnd,
  error,
  hasMore,
  isLoadingMore,
  onLoadMore,
  onRetry,
  storyHref,
  rowIntervalMs,
  bannerIntervalMs,
  onLike,
  onBookmark,
  onPlay,
  ...rest
}: HomeScreenProps) {
  const words = useWords(homeWords);
  const isWaiting = !rows && !error;
  const hasStories =
    [featured, trending].some((stories) => stories && stories.length > 0) ||
    rows?.some(({ stories }) => stories.length > 0);
  const lists = { rows, featured, trending, followed, quickReads, error, hasMore, isLoadingMore };
  const tales = { isSignedIn, openTales, openTalesRef, now };
  const filter = { withoutMachines, onWithoutMachinesChange };
  const banner = { bannerLinks, rowIntervalMs, bannerIntervalMs };
  const actions = { onLoadMore, onRetry, onLike, onBookmark, onPlay, storyHref };

  return (
    <>
      {/* The root is a different element while loading; the caller's ref gets the current one. */}
      {isWaiting && <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />}
      {!isWaiting && hasStories && (
        <FilteredRows {...lists} {...tales} {...filter} {...banner} {...actions} {...rest} />
      )}
      {!isWaiting && !hasStories && (
        <MessagePage {...rest}>
          <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
          {error ? (
            <ErrorState error={error.message} requestId={error.requestId} onRetry={onRetry} />
          ) : (
            <EmptyState>{words.empty}</EmptyState>
          )}
        </MessagePage>
      )}
      {overlayMs > 0 && <LoadingOverlay durationMs={overlayMs} onEnd={() => onOverlayEnd?.()} />}
    </>
  );
}
