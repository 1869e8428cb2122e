import { canRetry, hasCode } from '@kathaloka/api';
import { paths, StoryScreen, ToastProvider, useFailureText, useStoriesFailures } from '@kathaloka/ui';
import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router';
import { useIdInAddress } from '../../routing/useIdInAddress.ts';
import { useDescribeError } from '../../shell/useDescribeError.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useGetStoryQuery } from '../../client.ts';
import { useGetFoundEndingsQuery } from '../../reader/sessionCalls.ts';
import { usePlay } from '../../reader/usePlay.ts';
import { useReactions } from '../../reader/useReactions.ts';
import { useShare } from '../../reader/useShare.ts';
import { useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useRedirectToLogin } from '../../session/useRedirectToLogin.ts';
import { useSession } from '../../session/useSession.ts';
import { StoryReport, useReportOpening } from './StoryReport.tsx';

/** The page of one story. */
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
  const failures = useStoriesFailures();
  const storyId = useIdInAddress();
  const { isSignedIn } = useSession();
  const redirectToLogin = useRedirectToLogin();
  const tellRefusal = useTellRefusal();
  const navigate = useNavigate();
  const { currentData, error, isFetching, refetch } = useGetStoryQuery({ params: { id: storyId } });
  // deferred, so that rendering does not block scrolling and clicks
  const story = useDeferredValue(currentData);
  const { play, isStarting } = usePlay();
  const { like, bookmark } = useReactions(() => tellRefusal({ reason: 'login' }));
  const { currentData: endings } = useGetFoundEndingsQuery(
    { params: { story_id: storyId } },
    { skip: !isSignedIn, refetchOnMountOrArgChange: true },
  );
  const share = useShare();
  const report = useReportOpening();
  // ignore an earlier failure, for example of a prefetch, while the story is refetched
  const failure = error && !isFetching && !story ? describeError(error, failures.detail) : undefined;
  usePageTitle(story?.title ?? (failure && plainFailure(error, failures.detail)));

  return (
    <>
      <StoryScreen
        story={story}
        isSignedIn={isSignedIn}
        isStarting={isStarting}
        endings={endings}
        onLogin={redirectToLogin}
        onJoinWaitlist={() => void navigate(paths.waitlist)}
        error={failure && hasCode(error, 'not_found') ? {} : failure}
        onRetry={canRetry(error) ? () => void refetch() : undefined}
        {...(story && {
          onPlay: () => play(story),
          onLike: () => like(story),
          onBookmark: () => bookmark(story),
          onShare: () => share(story),
          onReport: report.open,
        })}
      />
      {story && <StoryReport story={story} opening={report} />}
    </>
  );
}
