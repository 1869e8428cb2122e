import { type ClientState } from '@kathaloka/api';
import type { FailureWords } from '@kathaloka/contract/messages';
import type { GameSession, Language, Story } from '@kathaloka/contract/entities';
import {
  paths,
  type PlayActions,
  type PlayedSession,
  playLanguage,
  endingWords,
  useWords,
  useFailureText,
  playFailuresWords,
  storiesFailuresWords,
  useToast,
} from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useGetStoryQuery } from '../../../client.ts';
import { useReactions } from '../../../readerActions/useReactions.ts';
import { useSharing } from './useSharing.ts';
import { useTellRefusal } from '../../../session/RefusalProvider.tsx';
import { branchSession, createSession, useGetEndingQuery } from '../playCalls.ts';
import { useRating } from './useRating.ts';

/** No component subscribes to the state of these mutations. */
const UNTRACKED = { track: false };

/** The state and the actions of a finished session's last page. */
export function useEnding(session: GameSession | undefined): {
  readonly session: Partial<PlayedSession>;
  readonly actions: Partial<PlayActions>;
} {
  const { id = '', story_id = '', is_completed = false } = session ?? {};
  const words = useWords(endingWords);
  const tellRefusal = useTellRefusal();
  const ending = useGetEndingQuery(
    { params: { session_id: id } },
    { skip: !is_completed, refetchOnMountOrArgChange: true },
  );
  const { data: story } = useGetStoryQuery({ params: { id: story_id } }, { skip: !is_completed });
  const { like } = useReactions(() => void tellRefusal({ reason: 'login' }));
  const sharing = useSharing(story);
  const { rating, rate } = useRating(story_id, is_completed);
  const { leaving, goBackTo, beginAgain, playNext } = useNewGame({
    session_id: id,
    story_id,
    language: session?.story.language,
  });
  if (!is_completed) return { session: {}, actions: {} };
  return {
    session: {
      ending: {
        data: ending.currentData,
        isLoading: ending.isFetching && !ending.currentData,
        error: ending.error && !ending.isFetching ? words.failed : undefined,
      },
      leaving,
      isLiked: story?.user_state.hasLiked,
      rating,
    },
    actions: {
      goBackTo,
      beginAgain,
      playNext,
      rate,
      retryEnding: () => void ending.refetch(),
      ...(story && {
        like: () => like(story),
        ...sharing,
      }),
    },
  };
}

interface Left {
  readonly language: Language | undefined;
  readonly session_id: string;
  readonly story_id: string;
}

/** Begins a new game from a fork of the ended game or from the beginning; only once for several clicks. */
function useNewGame({ session_id, story_id, language = 'en' }: Left) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const showToast = useToast();
  const { branch } = useWords(playFailuresWords);
  const { startSession } = useWords(storiesFailuresWords);
  const { plainFailure } = useFailureText();
  const [leaving, setLeaving] = useState<'back' | 'again'>();
  const isLocked = useRef(false);

  async function leave(
    how: 'back' | 'again',
    failures: FailureWords,
    call: () => PromiseLike<{
      readonly data?: Pick<GameSession, 'id'> | undefined;
      readonly error?: unknown;
    }>,
  ): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setLeaving(how);
    const { data, error } = await call();
    if (data) {
      // the page counts as left until the other game opens, because a screen reader would otherwise read its actions
      // again
      void navigate(paths.play(data.id));
      return;
    }
    isLocked.current = false;
    setLeaving(undefined);
    showToast(plainFailure(error, failures), { tone: 'error' });
  }

  return {
    leaving,
    goBackTo: (turn_id: string) =>
      void leave('back', branch, () =>
        dispatch(branchSession.initiate({ params: { session_id }, body: { turn_id } }, UNTRACKED)),
      ),
    beginAgain: () =>
      void leave('again', startSession, () =>
        dispatch(createSession.initiate({ body: { story_id } }, UNTRACKED)),
      ),
    /** Opens the session of another story, or creates one. */
    playNext: (next: Story) =>
      void leave('again', startSession, async () => {
        const calls = await import('../../../readerActions/readerCalls.ts').catch(() => null);
        if (!calls) return { error: { kind: 'network' } };
        const story = { story_id: next.id, language: playLanguage(next, language) };
        const { data: id, error } = await dispatch(calls.startPlaying.initiate(story, UNTRACKED));
        return { data: id === undefined ? undefined : { id }, error };
      }),
  };
}
