import { storyToTry } from '@kathaloka/contract/rules';
import { GuideScreen, guideWords, useWords } from '@kathaloka/ui';
import { useListStoriesInfiniteQuery } from '../../client.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { usePlay } from '../../readerActions/usePlay.ts';
import { useSession } from '../../session/useSession.ts';
import { usePageAnswers } from '../../rendering/pageAnswers.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';

/** The guide, with a story to try: from the embedded answers, the cache, or the newest stories. */
export function GuideRoute() {
  usePageTitle(useWords(guideWords).title);
  const { language } = usePreferences();
  const { isSignedIn } = useSession();
  const { play } = usePlay();
  const { storyToTry: brought } = usePageAnswers();
  const { data, isError } = useListStoriesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: false,
    skip: brought !== undefined && !isSignedIn,
  });
  const stories = data?.pages.flatMap((page) => page.stories) ?? (isError ? [] : undefined);
  const story = stories ? storyToTry(stories, language) : brought;
  return <GuideScreen story={story} onPlay={isSignedIn ? play : undefined} />;
}
