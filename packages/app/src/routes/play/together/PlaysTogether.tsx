import type { GameSession, SelectedChoice, Together } from '@kathaloka/contract/entities';
import { type OpenInvitation, paths, useFailureText, useToast, togetherWords, useWords } from '@kathaloka/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useVoteMutation } from '../../../readerActions/togetherCalls.ts';
import type { ClosedTogether, TogetherPlay } from './togetherPlay.ts';
import { useTakenBack } from './useTakenBack.ts';
import { useTogetherActions } from './useTogetherActions.ts';
import { useTogetherStream } from './useTogetherStream.ts';

export interface PlaysTogetherProps {
  session: GameSession;
  /** Called with the state and the actions after every change; with undefined on unmount. */
  onChange: (play: TogetherPlay | undefined) => void;
  /** Called when the session has moved on, or back, and must be refetched. */
  onMoved: () => void;
  /** Called with the key of a running action, which another player may have begun. */
  onRunning: (key: string) => void;
  /** Called when playing together has ended, or the reader has left. */
  onClosed: (closed: ClosedTogether) => void;
}

/** Follows the other players of a session. Renders nothing. */
export function PlaysTogether(props: PlaysTogetherProps) {
  return props.session.together ? <Following {...props} /> : <NotYet {...props} />;
}

/** Before the first invitation, there is only the panel that creates one. */
function NotYet({ session, onChange }: PlaysTogetherProps) {
  const { changing: _changing, ...panel } = useTogetherActions({
    session_id: session.id,
    title: session.story.title,
    invitation: undefined,
  });
  useReported({ together: undefined, ...panel }, undefined, onChange);
  return null;
}

function Following({ session, onChange, onMoved, onRunning, onClosed }: PlaysTogetherProps) {
  const stream = useTogetherStream(session.id);
  const { isReconnecting, isClosed } = stream;
  const invitation = useInvitation(stream.together);
  const { actions, changing, error, isInviting } = useTogetherActions({
    session_id: session.id,
    title: session.story.title,
    invitation,
    moment: stream.together && momentOf(stream.together),
    onState: stream.show,
  });
  const together = useMemo(
    () => stream.together && { ...stream.together, ...changing },
    [stream.together, changing],
  );
  const vote = useVote(session);
  const { bar, closed: closedWords } = useWords(togetherWords);
  useFollowed(together, { onMoved, onRunning });
  useTakenBack(session);
  const closed = useEffectEvent(() => onClosed(closedWords));
  useEffect(() => {
    if (isClosed) closed();
  }, [isClosed]);
  useReported(
    {
      together,
      invitation,
      isInviting,
      isReconnecting,
      problem: together?.vote_problem == null ? undefined : bar.voteLost,
      error,
      actions,
    },
    vote,
    onChange,
  );
  return null;
}

/** Reports the state after each render that changes it. */
function useReported(
  { actions, ...port }: TogetherPlay['port'],
  vote: TogetherPlay['vote'],
  onChange: PlaysTogetherProps['onChange'],
): void {
  const { together, invitation, isInviting, isReconnecting, problem, error } = port;
  const shown = useMemo(
    () => ({ together, invitation, isInviting, isReconnecting, problem, error }),
    [together, invitation, isInviting, isReconnecting, problem, error],
  );
  const report = useEffectEvent((now: typeof shown) => onChange({ port: { ...now, actions }, vote }));
  // within the task of the click, before the browser resets a controlled radio button
  useLayoutEffect(() => report(shown), [shown]);
  const forget = useEffectEvent(() => onChange(undefined));
  useEffect(() => () => forget(), []);
}

/** Identifies a step of the game. Who is online does not count. */
const momentOf = ({ page, turn_of, way, is_paused, running, vote, players, invitation }: Together): string =>
  JSON.stringify([page, turn_of, way, is_paused, running, vote?.turn_id, players.length, invitation?.token]);

function useInvitation(together: Together | undefined): OpenInvitation | undefined {
  const { token, expires_at } = together?.invitation ?? {};
  return useMemo(
    () =>
      token === undefined || expires_at === undefined
        ? undefined
        : { url: new URL(paths.join(token), location.origin).href, expires_at },
    [token, expires_at],
  );
}

interface FollowedOptions {
  readonly onMoved: () => void;
  readonly onRunning: (key: string) => void;
}

/** Refetches the session after it has moved, and follows a running action, so that all players read the same. */
function useFollowed(together: Together | undefined, { onMoved, onRunning }: FollowedOptions): void {
  const page = together?.page;
  const key = together?.running?.key;
  const follow = useEffectEvent(onRunning);
  const readAgain = useEffectEvent((_page: string) => onMoved());
  useEffect(() => {
    if (page !== undefined) readAgain(page);
  }, [page]);
  useEffect(() => {
    if (key !== undefined) follow(key);
  }, [key]);
}

/** Votes on the newest turn at the time of the click: for a choice, or to continue if there are no choices. */
function useVote(session: GameSession): (choice: SelectedChoice | null) => void {
  const { failed } = useWords(togetherWords);
  const { plainFailure } = useFailureText();
  const showToast = useToast();
  const [send] = useVoteMutation();
  const newest = useRef<string>(undefined);
  useEffect(() => {
    newest.current = session.session_data.narrative_history.at(-1)?.id;
  });

  async function vote(choice: SelectedChoice | null): Promise<void> {
    const turn_id = newest.current;
    if (turn_id === undefined) return;
    const { error } = await send({ params: { session_id: session.id }, body: { turn_id, choice } });
    if (error) showToast(plainFailure(error, failed.vote), { tone: 'error' });
  }

  return (choice) => void vote(choice);
}
