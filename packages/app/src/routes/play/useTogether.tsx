import { isRefusal } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import { withAnswer } from '@kathaloka/story';
import { isVote, lazyWithRetry, type PlayActions } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useIdInAddress } from '../../shell/useIdInAddress.ts';
import { rememberPlayedWithOthers, wasPlayedWithOthers } from './playedWithOthers.ts';
import type { ClosedTogether, TogetherPlay } from './together/togetherPlay.ts';

/** Loaded lazily: few sessions are played together. */
const PlaysTogether = lazyWithRetry(async () => (await import('./together/PlaysTogether.tsx')).PlaysTogether);

const TellClosed = lazyWithRetry(async () => (await import('./together/TellClosed.tsx')).TellClosed);

/** The actions that playing together changes, out of all actions of the page. */
type GivenActions = Partial<PlayActions> & Pick<PlayActions, 'choose' | 'act'>;

interface TogetherOptions {
  readonly session: GameSession | undefined;
  /** Why the session could not be read. */
  readonly error: unknown;
  /** Whether this is a youth account, which cannot invite. */
  readonly isChoicesOnly: boolean;
  readonly refetch: () => PromiseLike<{ readonly startedTimeStamp?: number | undefined }>;
  /** Called with the key of a running action, which is then followed like one from another tab. */
  readonly onRunning: (key: string) => void;
}

/** The other players of the session. Their part is loaded if there are any, or the owner is about to invite. */
export function useTogether({ session, error, isChoicesOnly, refetch, onRunning }: TogetherOptions) {
  const sessionId = useIdInAddress();
  const [play, setPlay] = useState<TogetherPlay>();
  const [isAsked, setIsAsked] = useState(false);
  const [closed, setClosed] = useState<ClosedTogether>();
  const isOwn = session?.together?.is_payer !== false;
  useEffect(() => {
    if (!isOwn) rememberPlayedWithOthers(sessionId);
  }, [isOwn, sessionId]);
  // after a reload, this is the only trace of a session that the reader has played
  const isGone = !session && isRefusal(error, 'not_found');
  const isClosed = isGone && !closed && wasPlayedWithOthers(sessionId);

  function handleClosed(words: ClosedTogether): void {
    if (!isOwn) setClosed(words);
    setIsAsked(false);
    void refetch();
  }

  /**
   * Refetches the session after a move: twice if `refetch` joins a pending request, which may be older than
   * the move.
   */
  async function readAgain(): Promise<void> {
    const asked = Date.now();
    const { startedTimeStamp = asked } = await refetch();
    if (startedTimeStamp < asked) await refetch();
  }

  const following = session && (session.together || isAsked) && (
    <PlaysTogether
      session={session}
      onChange={setPlay}
      onMoved={() => void readAgain()}
      onRunning={onRunning}
      onClosed={handleClosed}
    />
  );
  return {
    port: play?.port,
    element: isClosed ? <TellClosed onClosed={setClosed} /> : following,
    isOwn,
    /** The message for a reader who no longer plays in the session. */
    closed,
    /** Whether that message is still loading. */
    isClosing: isClosed,
    /** Adapts the page's actions to this reader: a choice may be a vote, and some actions are only for the owner. */
    actionsOf: (actions: GivenActions): GivenActions => ({
      ...withVotes(actions, play),
      ...(!isOwn && OWNERS_ALONE),
      openTogether: isOwn && !isChoicesOnly && session ? () => setIsAsked(true) : undefined,
    }),
  };
}

/** During a vote, a choice or Continue counts as a vote; the other commands stay unchanged. */
function withVotes(actions: GivenActions, play: TogetherPlay | undefined): GivenActions {
  const { port, vote } = play ?? {};
  if (!port?.together || !vote || !isVote(port.together)) return actions;
  return {
    ...actions,
    choose: ({ text }, answer) => vote(withAnswer(text, answer)),
    act: (action, words) => (action === 'continue' ? vote(null) : actions.act(action, words)),
  };
}

/** The actions that only the owner has in a session with several players. */
const OWNERS_ALONE = {
  redo: undefined,
  retell: undefined,
  chooseRetelling: undefined,
  branch: undefined,
  report: undefined,
  shareFromHere: undefined,
  changeStoryLanguage: undefined,
} satisfies Partial<PlayActions>;
