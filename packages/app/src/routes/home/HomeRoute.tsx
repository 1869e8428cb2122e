import type { Story } from '@kathaloka/contract/entities';
import { messages } from '@kathaloka/contract/errors';
import { HomeScreen, useHomeWords } from '@kathaloka/ui';
import { useMemo } from 'react';
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
  const rows = useMemo(() => pages && rowsByCategory(pages.flatMap(({ stories }) => stories)), [pages]);
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
    for (const query of [list, featured, trending]) if (query.isError) void query.refetch();
  }

  return (
    <HomeScreen
      rows={rows}
      featured={featured.isError ? [] : featured.data}
      trending={trending.isError ? [] : trending.data}
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
