import { featuredOnHome, trendingOnHome } from '@kathaloka/api';
import type { HomeStory } from '@kathaloka/contract/entities';
import { HomeScreen, homeWords, useWords, storiesFailuresWords } from '@kathaloka/ui';
import { useDescribeError } from '../../shell/useDescribeError.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import {
  useGetSettingsQuery,
  useListFeaturedStoriesQuery,
  useListTrendingStoriesQuery,
} from '../../client.ts';
import { usePlay } from '../../readerActions/usePlay.ts';
import { useReactions } from '../../readerActions/useReactions.ts';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { useGreeting } from './useGreeting.ts';
import { useHomeAnswers } from './useHomeAnswers.ts';
import { useHomeLists } from './useHomeLists.ts';
import { useHomeStories } from './useHomeStories.ts';
import { useOpenTales } from './useOpenTales.ts';
import { useOpenTalesPlace } from './useOpenTalesPlace.ts';
import { useQuickReads } from './useQuickReads.ts';
import { useWithoutMachines } from './useWithoutMachines.ts';
import { rememberWantedStory, useWantedStory } from './wantedStory.ts';

const NONE: readonly HomeStory[] = [];

/** Home. The first page of stories comes with featured and trending ones; later pages append to their categories. */
export function HomeRoute() {
  usePageTitle(useWords(homeWords).title);
  const describeError = useDescribeError();
  const failures = useWords(storiesFailuresWords);
  const { isSignedIn } = useSession();
  const tellRefusal = useTellRefusal();
  const greeting = useGreeting();
  const tales = useOpenTales();
  const notYet = { skip: !useHomeAnswers() };
  const { data: settings } = useGetSettingsQuery(undefined, notYet);
  const list = useHomeStories(notYet);
  const featured = useListFeaturedStoriesQuery(featuredOnHome, notYet);
  const trending = useListTrendingStoriesQuery(trendingOnHome, notYet);
  const { play } = usePlay();
  const { like, bookmark } = useReactions((story) => promptLogin(story));

  const pages = list.data?.pages;
  const lists = useHomeLists({
    pages,
    featured: featured.isError ? NONE : featured.data,
    trending: trending.isError ? NONE : trending.data,
  });
  const quickReads = useQuickReads(pages?.[0]?.stories);
  useWantedStory(isSignedIn, lists);

  function promptLogin({ id }: HomeStory): void {
    rememberWantedStory(id);
    void tellRefusal({ reason: 'login' });
  }

  function handlePlay(story: HomeStory): Promise<void> {
    if (!isSignedIn) rememberWantedStory(story.id);
    return play(story);
  }

  function handleRetry(): void {
    for (const query of [featured, trending]) if (query.isError) void query.refetch();
    if (list.isFetchNextPageError) void list.fetchNextPage();
    else if (list.isError) void list.refetch();
  }

  return (
    <HomeScreen
      {...lists}
      quickReads={quickReads}
      isSignedIn={useSignedIn()}
      {...tales}
      {...useWithoutMachines()}
      openTalesRef={useOpenTalesPlace(tales)}
      bannerLinks={
        settings && { guide: settings.guide_url ?? undefined, community: settings.community_url ?? undefined }
      }
      overlayMs={greeting.durationMs}
      onOverlayEnd={greeting.end}
      error={list.isError && !list.isFetching ? describeError(list.error, failures.list) : undefined}
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
