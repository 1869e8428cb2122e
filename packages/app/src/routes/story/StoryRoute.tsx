import { canRetry } from '@kathaloka/api';
import { messages } from '@kathaloka/contract/errors';
import { StoryScreen, ToastProvider } from '@kathaloka/ui';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router-dom';
import { describeError } from '../../adapters/describeError.ts';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useGetStoryQuery } from '../../client.ts';
import { usePlay } from '../../play/usePlay.ts';
import { useReactions } from '../../play/useReactions.ts';
import { useShare } from '../../play/useShare.ts';
import { useAskToLogIn } from '../../session/LoginRequiredProvider.tsx';
import { useLeadToLogin } from '../../session/useLeadToLogin.ts';
import { useSession } from '../../session/useSession.ts';

/** One story's own page. */
export function StoryRoute() {
  return (
    <ToastProvider>
      <StoryPage />
    </ToastProvider>
  );
}

function StoryPage() {
  const { storyId = '' } = useParams();
  const { isSignedIn } = useSession();
  const leadToLogin = useLeadToLogin();
  const askToLogIn = useAskToLogIn();
  const [refusal, setRefusal] = useState<string>();
  const { currentData, error, refetch } = useGetStoryQuery(storyId);
  // drawn in slices, between which the page can be scrolled and pressed
  const story = useDeferredValue(currentData);
  const { play, isStarting } = usePlay(setRefusal);
  const { like, bookmark } = useReactions(() => askToLogIn());
  const share = useShare();
  const failure = error && !story ? describeError(error, messages.stories.detail) : undefined;
  usePageTitle(story?.title ?? failure?.message);

  return (
    <StoryScreen
      story={story}
      isSignedIn={isSignedIn}
      isStarting={isStarting}
      refusal={refusal}
      onRefusalClose={() => setRefusal(undefined)}
      onLogin={leadToLogin}
      error={failure}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
      {...(story && {
        onPlay: () => play(story),
        onLike: () => like(story),
        onBookmark: () => bookmark(story),
        onShare: () => share(story),
      })}
    />
  );
}
