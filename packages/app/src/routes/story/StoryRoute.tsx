import { canRetry, isRefusal } from '@kathaloka/api';
import type { Story } from '@kathaloka/contract/entities';
import { GUEST_CHOICES_MAX } from '@kathaloka/contract/limits';
import {
  lazyPart,
  paths,
  StoryScreen,
  ToastProvider,
  useFailureText,
  openingWords,
  useWords,
  storiesFailuresWords,
} from '@kathaloka/ui';
import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import { OF_GUESTS, useIsMissing } from '../../rendering/pageAnswers.ts';
import { useIdInAddress } from '../../shell/useIdInAddress.ts';
import { useDescribeError } from '../../shell/useDescribeError.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useGetOpeningQuery, useGetStoryQuery } from '../../client.ts';
import { storeChoices } from '../../readerActions/guestChoices.ts';
import { guestReading } from '../../readerActions/guestReadings.ts';
import { useGetFoundEndingsQuery } from '../../readerActions/sessionCalls.ts';
import { usePlay } from '../../readerActions/usePlay.ts';
import { useReactions } from '../../readerActions/useReactions.ts';
import { useShare } from '../../readerActions/useShare.ts';
import { isNewcomer } from '../../session/newcomer.ts';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useRedirectToLogin } from '../../session/useRedirectToLogin.ts';
import { useSession } from '../../session/useSession.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import { StoryOpening } from './StoryOpening.tsx';
import { StoryReport, useReportOpening } from './StoryReport.tsx';
import { useBeginAfter } from './useBeginAfter.ts';
import { usePlayedIn } from './usePlayedIn.ts';
import { useLostChoices } from './useLostChoices.ts';
import { useSaveAsFile } from './useSaveAsFile.ts';

/** Loaded lazily: readers can store a story only after its page has loaded. */
const StoreStory = lazyPart(() =>
  whenIdle(async () => (await import('../../offline/StoreStory.tsx')).StoreStory),
);

export function StoryRoute() {
  return (
    <ToastProvider>
      <StoryPage />
    </ToastProvider>
  );
}

function StoryPage() {
  const describeError = useDescribeError();
  const { plainFailure } = useFailureText();
  const failures = useWords(storiesFailuresWords);
  const { gone } = useWords(openingWords);
  const storyId = useIdInAddress();
  const { isSignedIn, user } = useSession();
  const [redirectToLogin, redirectToRegister] = [useRedirectToLogin(), useRedirectToLogin(paths.register)];
  const [tellRefusal, navigate] = [useTellRefusal(), useNavigate()];
  const { currentData, error, isFetching, refetch } = useGetStoryQuery({ params: { id: storyId } });
  // a story that is missing for guests counts as missing until its own answer arrives
  const isMissing = useIsMissing() && currentData === undefined;
  const isGone = isMissing || (!isFetching && isRefusal(error, 'not_found'));
  // deferred, so that rendering does not block scrolling and clicks
  const story = useDeferredValue(isGone ? undefined : currentData);
  const { play, isStarting } = usePlay();
  const playedIn = usePlayedIn(story);
  const { like, bookmark } = useReactions(() => void tellRefusal({ reason: 'login' }));
  const { currentData: endings } = useGetFoundEndingsQuery(
    { params: { story_id: storyId } },
    { skip: !isSignedIn, refetchOnMountOrArgChange: true },
  );
  // prefetched in parallel with the story, which decides whether it is shown
  useGetOpeningQuery({ params: { id: storyId } }, { skip: isSignedIn });
  const beginning = useBeginAfter(storyId, story !== undefined);
  const [share, report] = [useShare(), useReportOpening()];
  const saveAsFile = useSaveAsFile(story);
  // ignore an earlier failure, for example of a prefetch, while the story is refetched
  const failure = error && !isFetching && !story ? describeError(error, failures.detail) : undefined;
  const hasLostChoices = useLostChoices(storyId, isGone);
  usePageTitle(story?.title ?? (failure && plainFailure(error, failures.detail)));

  return (
    <>
      <StoryScreen
        {...(isMissing && OF_GUESTS)}
        story={story}
        isSignedIn={isSignedIn}
        isNewcomer={isNewcomer()}
        isStarting={isStarting}
        isYoung={user?.youth !== undefined}
        endings={endings}
        playedIn={playedIn}
        onLogin={redirectToLogin}
        onLeaveToPlay={() => keepReading(storyId)}
        onRegister={redirectToRegister}
        keepOffline={story && <KeepingLater key={`keep ${story.id}`} story={story} />}
        opening={story && <StoryOpening key={story.id} story={story} beginning={beginning} />}
        onJoinWaitlist={() => void navigate(paths.waitlist)}
        error={isGone ? { message: hasLostChoices ? gone : undefined } : failure}
        onRetry={canRetry(error) ? () => void refetch() : undefined}
        {...(story && {
          onPlay: () => void play(story, playedIn?.value),
          onLike: () => like(story),
          onBookmark: () => bookmark(story),
          onShare: () => share(story),
          onReport: report.open,
          onSaveAsFile: saveAsFile,
        })}
      />
      {story && <StoryReport story={story} opening={report} />}
    </>
  );
}

/** Rendered only after hydration, because the server renders nothing for a part that is loaded lazily. */
function KeepingLater({ story }: { story: Story }) {
  return useIsHydrated() && <StoreStory story={story} />;
}

/** Stores the choices that a guest has made here: PLAY continues from there, even after a registration. */
function keepReading(storyId: string): void {
  const made = guestReading(storyId);
  if (made.length > 0 && made.length <= GUEST_CHOICES_MAX) storeChoices(storyId, made);
}
