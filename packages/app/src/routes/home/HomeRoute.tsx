import type { Story } from '@kathaloka/contract/entities';
import { messages } from '@kathaloka/contract/errors';
import { HomeScreen, useHomeWords } from '@kathaloka/ui';
import { useDeferredValue, useMemo } from 'react';
import { describeError } from '../../adapters/describeError.ts';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import {
  useGetSettingsQuery,
  useListFeaturedStoriesQuery,
  useListStoriesInfiniteQuery,
  useListTrendingStoriesQuery,
} from '../../client.ts';
import { usePlay } from '../../play/usePlay.ts';
import { useReactions } from '../../play/useReactions.ts';
import { useAskToLogIn } from '../../session/LoginRequiredProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import { rowsByCategory } from './rowsByCategory.ts';
import { useGreeting } from './useGreeting.ts';
import { rememberWantedStory, useWantedStory } from './wantedStory.ts';

const NONE: readonly Story[] = [];

/** Page 1 comes with the featured and the trending stories; later pages add to their categories. */
export function HomeRoute() {
  usePageTitle(useHomeWords().title);
  const { isSignedIn } = useSession();
  const askToLogIn = useAskToLogIn();
  const greeting = useGreeting();
  const { data: settings } = useGetSettingsQuery();
  const list = useListStoriesInfiniteQuery();
  const featured = useListFeaturedStoriesQuery();
  const trending = useListTrendingStoriesQuery();
  const { play } = usePlay(askToLogIn);
  const { like, bookmark } = useReactions((story) => askFor(story));

  const pages = list.data?.pages;
  // the cards are drawn in slices, between which the page can be scrolled and pressed
  const rows = useDeferredValue(
    useMemo(() => pages && rowsByCategory(pages.flatMap(({ stories }) => stories)), [pages]),
  );
  const featuredStories = useDeferredValue(featured.isError ? NONE : featured.data);
  const trendingStories = useDeferredValue(trending.isError ? NONE : trending.data);
  useWantedStory(isSignedIn, rows !== undefined);

  function askFor({ id }: Story): void {
    rememberWantedStory(id);
    askToLogIn();
  }

  function handlePlay(story: Story): void {
    if (!isSignedIn) rememberWantedStory(story.id);
    play(story);
  }

  function handleRetry(): void {
    for (const query of [featured, trending]) if (query.isError) void query.refetch();
    if (list.isFetchNextPageError) void list.fetchNextPage();
    else if (list.isError) void list.refetch();
  }

  return (
    <HomeScreen
      rows={rows}
      featured={featuredStories}
      trending={trendingStories}
      bannerLinks={settings && { guide: settings.guide_url, community: settings.community_url }}
      isOverlayShown={greeting.isShown}
      onOverlayEnd={greeting.end}
      error={list.isError && !list.isFetching ? describeError(list.error, messages.stories.list) : undefined}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      onLoadMore={() => void list.fetchNextPage()}
      onRetry={handleRetry}
      onLike={like}
      onBookmark={bookmark}
      onPlay={handlePlay}
    />
  );
}
