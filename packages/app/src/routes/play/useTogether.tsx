import { hasCode } from '@kathaloka/api';
import type { GameSession } from '@kathaloka/contract/entities';
import { withAnswer } from '@kathaloka/story';
import { isVote, lazyWithRetry, type PlayActions } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useIdInAddress } from '../../shell/useIdInAddress.ts';
import { rememberPlayedWithOthers, wasPlayedWithOthers } from './playedWithOthers.ts';
import type { ClosedTogether, TogetherPlay } from './together/togetherPlay.ts';

/** Few sessions are played together: the others load nothing of it. */
const PlaysTogether = lazyWithRetry(async () => (await import('./together/PlaysTogether.tsx')).PlaysTogether);

const TellClosed = lazyWithRetry(async () => (await import('./together/TellClosed.tsx')).TellClosed);

/** What the page does of itself comes beside these. */
type GivenActions = Partial<PlayActions> & Pick<PlayActions, 'choose' | 'act'>;

interface TogetherOptions {
  readonly session: GameSession | undefined;
  /** Why it could not be read. */
  readonly error: unknown;
  /** Whether it is an account for the young, which invites nobody. */
  readonly isChoicesOnly: boolean;
  readonly refetch: () => PromiseLike<{ readonly startedTimeStamp?: number | undefined }>;
  /** An action runs that somebody else may have begun: it is followed as one of another tab is. */
  readonly onRunning: (key: string) => void;
}

/** Who else plays the session; loaded where somebody does, or is about to be invited. */
export function useTogether({ session, error, isChoicesOnly, refetch, onRunning }: TogetherOptions) {
  const sessionId = useIdInAddress();
  const [play, setPlay] = useState<TogetherPlay>();
  const [isAsked, setIsAsked] = useState(false);
  const [closed, setClosed] = useState<ClosedTogether>();
  const isOwn = session?.together?.is_payer !== false;
  useEffect(() => {
    if (!isOwn) rememberPlayedWithOthers(sessionId);
  }, [isOwn, sessionId]);
  // on a page that was loaded again, nothing else knows that it was played
  const isGone = !session && hasCode(error, 'not_found');
  const isClosed = isGone && !closed && wasPlayedWithOthers(sessionId);

  function handleClosed(words: ClosedTogether): void {
    if (!isOwn) setClosed(words);
    setIsAsked(false);
    void refetch();
  }

  /** `refetch` joins a read that is under way, and that one may be older than the move. */
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
    /** Why the session is gone, where the reader has played it with others. */
    closed,
    /** Whether that is still to be said. */
    isClosing: isClosed,
    /** The actions of the page, as far as they are the reader's. */
    actionsOf: (actions: GivenActions): GivenActions => ({
      ...withVotes(actions, play),
      ...(!isOwn && OWNERS_ALONE),
      openTogether: isOwn && !isChoicesOnly && session ? () => setIsAsked(true) : undefined,
    }),
  };
}

/** While it is voted, a choice is a vote, and so is Continue; the other commands stay what they are. */
function withVotes(actions: GivenActions, play: TogetherPlay | undefined): GivenActions {
  const { port, vote } = play ?? {};
  if (!port?.together || !vote || !isVote(port.together)) return actions;
  return {
    ...actions,
    choose: ({ text }, answer) => vote(withAnswer(text, answer)),
    act: (action, words) => (action === 'continue' ? vote(null) : actions.act(action, words)),
  };
}

/** What is the owner's alone in a session that is played together. */
const OWNERS_ALONE = {
  redo: undefined,
  retell: undefined,
  chooseRetelling: undefined,
  branch: undefined,
  report: undefined,
  shareFromHere: undefined,
  changeStoryLanguage: undefined,
} satisfies Partial<PlayActions>;
