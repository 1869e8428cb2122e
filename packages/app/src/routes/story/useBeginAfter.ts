import type { SelectedChoice } from '@kathaloka/contract/entities';
import { type ClientState, isRefusal } from '@kathaloka/api';
import {
  type OpeningNotice,
  paths,
  useFailureText,
  storiesFailuresWords,
  useWords,
  shellWords,
} from '@kathaloka/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { forgetChoices, storeChoices, storedChoices } from '../../readerActions/guestChoices.ts';
import { storeGuestReading } from '../../readerActions/guestReadings.ts';
import { usePageScripts } from '../../shell/pageScripts.ts';
import { useReaderCall } from '../../readerActions/useReaderCall.ts';
import { type ToldRefusal, useTellRefusal } from '../../session/RefusalProvider.tsx';
import { useSession } from '../../session/useSession.ts';

interface Beginning {
  /** Begins a session that starts after these choices. */
  readonly beginAfter: (choices: readonly SelectedChoice[]) => void;
  /** The last choice, while its session is being created. */
  readonly pending: SelectedChoice | undefined;
  readonly notice: OpeningNotice | undefined;
}

/** Begins a session with choices made in a story, now or as a guest before signing in. */
export function useBeginAfter(story_id: string, isThere: boolean): Beginning {
  const { plainFailure } = useFailureText();
  const failures = useWords(storiesFailuresWords);
  const words = useWords(shellWords);
  const { isSignedIn } = useSession();
  const store = useStore<ClientState>();
  const navigate = useNavigate();
  const tellRefusal = useTellRefusal();
  const callAsReader = useReaderCall();
  const { loadPlay } = usePageScripts();
  const [pending, setPending] = useState<SelectedChoice>();
  const [notice, setNotice] = useState<OpeningNotice>();
  const isLocked = useRef(false);

  async function begin(): Promise<void> {
    const stored = storedChoices();
    if (isLocked.current || stored?.story_id !== story_id) return;
    isLocked.current = true;
    setNotice(undefined);
    setPending(stored.choices.at(-1));
    void loadPlay().catch(() => {});
    const answer = await callAsReader(({ startAfterChoices }, dispatch) =>
      dispatch(startAfterChoices.initiate(stored, { track: false })),
    );
    isLocked.current = false;
    setPending(undefined);
    const { data: session, error } = { data: undefined, ...answer };
    if (session !== undefined) {
      forget();
      void navigate(paths.play(session));
    } else if (isRefusal(error, 'no_such_choice')) {
      forget();
      setNotice('changed');
    } else if (store.getState().session.isSignedIn) void tellRefusal(refusalOf(error));
  }

  function forget(): void {
    forgetChoices();
    storeGuestReading(story_id, []);
  }

  function refusalOf(error: unknown): ToldRefusal {
    if (isRefusal(error, 'premium_required')) {
      forget();
      return { reason: 'premium', message: words.premiumOnly };
    }
    const message = plainFailure(error, failures.startSession);
    return { reason: 'failure', message, onRetry: () => void begin() };
  }

  const goOn = useEffectEvent(() => void begin());
  useEffect(() => {
    // after the first paint
    if (isSignedIn && isThere) queueMicrotask(goOn);
  }, [isSignedIn, isThere]);

  return {
    beginAfter(choices) {
      if (isLocked.current) return;
      storeChoices(story_id, choices);
      void begin();
    },
    pending,
    notice,
  };
}
