import { type ClientState, isRefusal } from '@kathaloka/api';
import type { HomeStory, Language } from '@kathaloka/contract/entities';
import { playGate } from '@kathaloka/contract/rules';
import {
  paths,
  playLanguage,
  useFailureText,
  shellWords,
  useWords,
  storiesFailuresWords,
  storyWords,
} from '@kathaloka/ui';
import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type ToldRefusal, useTellRefusal } from '../session/RefusalProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { usePageScripts } from '../shell/pageScripts.ts';
import { useReaderCall } from './useReaderCall.ts';

interface Play {
  /**
   * Opens the session of a story, or says why that failed; fulfilled once that is done. A new session is in the given
   * language, or else the reader’s.
   */
  play: (story: HomeStory, language?: Language) => Promise<void>;
  isStarting: boolean;
}

/** The PLAY button: checks access, then resumes the open session or creates a new one. */
export function usePlay(): Play {
  const { ownLanguage } = useWords(storyWords);
  const words = useWords(shellWords);
  const failures = useWords(storiesFailuresWords);
  const { plainFailure } = useFailureText();
  const { isSignedIn } = useSession();
  const [isStarting, setIsStarting] = useState(false);
  /** A lock in a ref: a second click before the next render would not see the state. */
  const isLocked = useRef(false);
  const callAsReader = useReaderCall();
  const { loadPlay } = usePageScripts();
  const navigate = useNavigate();
  const store = useStore<ClientState>();
  const tellRefusal = useTellRefusal();

  async function begin(story: HomeStory, language: Language | undefined): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsStarting(true);
    void loadPlay().catch(() => {});
    const answer = await callAsReader(({ startPlaying }, dispatch) =>
      dispatch(startPlaying.initiate({ story_id: story.id, language }, { track: false })),
    );
    isLocked.current = false;
    setIsStarting(false);
    const { data: session, error } = { data: undefined, ...answer };
    if (session !== undefined) void navigate(paths.play(session));
    // that page says what the account still needs before it may play
    else if (isRefusal(error, 'consent_required')) void navigate(paths.consent);
    // without a session, the login page is already being opened
    else if (store.getState().session.isSignedIn) {
      const path = isRefusal(error)
        ? undefined
        : await callAsReader((calls) => calls.playHere(store, story.id, language));
      if (typeof path === 'string') void navigate(path);
      else await tellRefusal(refusalOf(error, story, language));
    }
  }

  function refusalOf(error: unknown, story: HomeStory, language: Language | undefined): ToldRefusal {
    if (isRefusal(error, 'premium_required')) return { reason: 'premium', message: words.premiumOnly };
    const message = plainFailure(error, failures.startSession);
    return { reason: 'failure', message, onRetry: () => void begin(story, language) };
  }

  function play(story: HomeStory, language = playLanguage(story, ownLanguage)): Promise<void> {
    const gate = playGate({
      isSignedIn,
      isPremium: story.is_premium,
      hasPremiumAccess: story.user_state.has_premium_access,
    });
    if (gate === 'login') return tellRefusal({ reason: 'login', message: words.loginToPlay });
    if (gate === 'premium') return tellRefusal({ reason: 'premium', message: words.premiumOnly });
    return begin(story, language);
  }

  return { play, isStarting };
}
