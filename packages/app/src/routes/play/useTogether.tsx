import type { GameSession } from '@kathaloka/contract/entities';
import { isVote, lazyWithRetry, type PlayActions } from '@kathaloka/ui';
import { useState } from 'react';
import type { TogetherPlay } from './together/togetherPlay.ts';

/** Few sessions are played together: the others load nothing of it. */
const PlaysTogether = lazyWithRetry(async () => (await import('./together/PlaysTogether.tsx')).PlaysTogether);

/** What the page does of itself comes beside these. */
type GivenActions = Partial<PlayActions> & Pick<PlayActions, 'choose' | 'act'>;

interface TogetherOptions {
  readonly session: GameSession | undefined;
  /** Whether the reader may invite others: not an account for the young. */
  readonly mayInvite: boolean;
  readonly refetch: () => PromiseLike<unknown>;
  /** An action runs that somebody else may have begun: it is followed as one of another tab is. */
  readonly onRunning: (key: string) => void;
}

/** Who else plays the session; loaded where somebody does, or is about to be invited. */
export function useTogether({ session, mayInvite, refetch, onRunning }: TogetherOptions) {
  const [play, setPlay] = useState<TogetherPlay>();
  const [isAsked, setIsAsked] = useState(false);
  const [closedText, setClosedText] = useState<string>();
  const isOwn = session?.together?.is_payer !== false;

  function handleClosed(text: string): void {
    if (!isOwn) setClosedText(text);
    setIsAsked(false);
    void refetch();
  }

  const element = session && (session.together || isAsked) && (
    <PlaysTogether
      session={session}
      onChange={setPlay}
      onMoved={() => void refetch()}
      onRunning={onRunning}
      onClosed={handleClosed}
    />
  );
  return {
    port: play?.port,
    element,
    isOwn,
    /** Why the session is gone, where the reader has played it with others. */
    closedText,
    /** The actions of the page, as far as they are the reader's. */
    actionsOf: (actions: GivenActions): GivenActions => ({
      ...withVotes(actions, play),
      ...(!isOwn && OWNERS_ALONE),
      openTogether: isOwn && mayInvite && session ? () => setIsAsked(true) : undefined,
    }),
  };
}

/** While it is voted, a choice is a vote, and so is Continue; the other commands stay what they are. */
function withVotes(actions: GivenActions, play: TogetherPlay | undefined): GivenActions {
  const { port, vote } = play ?? {};
  if (!port?.together || !vote || !isVote(port.together)) return actions;
  return {
    ...actions,
    choose: ({ text }) => vote(text),
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
