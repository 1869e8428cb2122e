import { hasCode } from '@kathaloka/api';
import type { ActionRequest, ActionResponse, GameSession, PlayChoice } from '@kathaloka/contract/entities';
import { entriesFromAnswer, type LogEntry, type PlayerAction, usePlayWords } from '@kathaloka/ui';
import { useMemo, useRef, useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { type Asked, type AskedWords, ownLine, requestOf, wordsOf } from './askedTurn.ts';
import { useGetSessionQuery } from './playCalls.ts';
import { useFollowing } from './useFollowing.ts';
import type { ChosenModels } from './useModels.ts';
import { useNewestPart } from './useNewestPart.ts';
import { useTurn } from './useTurn.ts';
import { useTurnFailure } from './useTurnFailure.ts';
import { toldTurn, visitLog, type VisitTurn, withRunning } from './visitLog.ts';

interface PlaySessionOptions extends Pick<ChosenModels, 'selectedModels' | 'modelName'> {
  /** Called when a turn has been told, with what was asked. */
  readonly onTold: (asked: AskedWords) => void;
  /** Called when a turn needs a login. */
  readonly onGuest: (message: string) => void;
}

const NOTHING: readonly never[] = [];

/** A session as it is played: its log, and its turns. */
export function usePlaySession(session_id: string, options: PlaySessionOptions) {
  const { selectedModels, modelName } = options;
  const { isSignedIn } = useSession();
  const open = { skip: !isSignedIn, refetchOnFocus: true };
  const query = useGetSessionQuery({ params: { session_id } }, open);
  useNewestPart(isSignedIn ? query.data : undefined, query.refetch);
  const { take, hasEnded, visit, turn, frozen } = useVisit(session_id, query, options);
  // another tab may have deleted what is shown here
  const session = hasCode(query.error, 'not_found') ? undefined : (frozen ?? query.data);
  const { isOpening, log } = useLog(session, visit, modelName);
  const { running } = turn;

  function ask(asked: Asked): void {
    const body = requestOf(session_id, asked, selectedModels, session);
    void take(turn.keyFor(body), body);
  }

  const running_action = session?.running_action ?? null;
  useFollowing({ running_action, isFree: running === undefined, hasEnded, follow: take });
  return {
    session,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    isOpening,
    entries: useMemo(() => (running ? withRunning(log, running) : log), [log, running]),
    isTakingTurn: running !== undefined,
    isReconnecting: running?.isReconnecting,
    canRetell: canRetell(session),
    // as long as the story has not gone on since
    perhapsMeant: session?.session_data.narrative_history.at(-1)?.perhaps_meant,
    act: (action_type: PlayerAction, user_action?: string) =>
      ask({ action_type, ...(user_action !== undefined && { user_action }) }),
    redo: () => ask({ action_type: 'redo' }),
    retell: () => ask({ action_type: 'retell' }),
    choose: ({ text }: PlayChoice) => ask({ action_type: 'continue', selected_choice: text }),
  };
}

interface SessionQuery {
  readonly data?: GameSession | undefined;
  readonly refetch: () => PromiseLike<{ readonly data?: GameSession | undefined }>;
}

/** The turns of this visit: the one that runs, and those that have ended. */
function useVisit(session_id: string, { data, refetch }: SessionQuery, options: PlaySessionOptions) {
  const { modelName, onTold, onGuest } = options;
  const words = usePlayWords();
  const describe = useTurnFailure(modelName);
  const turn = useTurn(session_id);
  const [visit, setVisit] = useState<readonly VisitTurn[]>(NOTHING);
  /** The session as it was when the running turn began: that turn is shown once, as running or as told. */
  const [frozen, setFrozen] = useState<GameSession>();

  const endedRef = useRef(new Set<string>());

  function settle(settled: VisitTurn): void {
    // undo and redo tell nothing: the history shows what is there again
    if (settled.entries.length > 0) setVisit((turns) => [...turns, settled]);
    setFrozen(undefined);
    turn.finish();
  }

  /** Takes a turn to its end, or follows one that runs already. */
  async function take(key: string, body?: ActionRequest): Promise<void> {
    if (!turn.isFree()) return;
    setFrozen(data);
    // what was not answered is asked again, and not shown twice
    setVisit((turns) => without(turns, key));
    const newest = data?.session_data.narrative_history.at(-1);
    const retold = body?.action_type === 'retell' ? newest : undefined;
    const asked = retold ?? (body && wordsOf(body));
    const line = asked && ownLine(key, asked);
    const end = await turn.run({ key, ...(body && { body }) }, { own: line, replaces: retold?.id });
    // what nobody answered may run on, and is followed if it does
    if (!body || end.data || end.error?.kind === 'http') endedRef.current.add(key);
    // only the server knows what another tab has asked
    const told = asked ?? askedFor(end.data, await refetched(refetch));
    if (end.data) {
      const entries = entriesFromAnswer(end.data, { turnId: key, words, modelName });
      settle(toldTurn(key, ownLine(key, told), end.data, entries));
      onTold(told);
      return;
    }
    const own = retold ? undefined : ownLine(key, told);
    settle({ key, entries: [...(own ? [own] : []), describe(key, end.error)] });
    if (hasCode(end.error, 'not_signed_in')) onGuest(words.pleaseLogIn);
  }

  return { take, hasEnded: (key: string) => endedRef.current.has(key), visit, turn, frozen };
}

/** The same turns where none has this key, so that the log of a long session is not put together again. */
function without(turns: readonly VisitTurn[], key: string): readonly VisitTurn[] {
  return turns.some((other) => other.key === key) ? turns.filter((other) => other.key !== key) : turns;
}

/** What the narrator told can be told another way: neither the opening, as it was written, nor a picture, which Show draws again. */
const NOT_RETOLD: ReadonlySet<string> = new Set(['story_start', 'show', 'undo']);

function canRetell(session: GameSession | undefined): boolean {
  const newest = session?.session_data.narrative_history.at(-1);
  return newest !== undefined && !NOT_RETOLD.has(newest.action_type);
}

/** The session as it is now; nothing without a login, or without an answer. */
async function refetched(refetch: SessionQuery['refetch']): Promise<GameSession | undefined> {
  try {
    return (await refetch()).data;
  } catch {
    return undefined;
  }
}

/** What was asked for the part that was told. */
function askedFor(answer: ActionResponse | undefined, session: GameSession | undefined): AskedWords {
  return session?.session_data.narrative_history.findLast(({ id }) => id === answer?.turn_id) ?? {};
}

/** The log without the running turn, and whether it began with the opening of the story. */
function useLog(
  session: GameSession | undefined,
  visit: readonly VisitTurn[],
  modelName: ChosenModels['modelName'],
) {
  const { sessionSeparator: separator, theEnd } = usePlayWords();
  const { isOpening, before } = useBeginning(session);
  const history = session?.session_data.narrative_history;
  const hasEnded = session?.is_completed === true;
  const log = useMemo(() => {
    if (!history) return NOTHING;
    const told = visitLog(history, visit, { before, separator, modelName });
    // a story that ended before this visit, or elsewhere
    const lacksEnd = hasEnded && !told.some(({ type }) => type === 'completion');
    return lacksEnd ? [...told, endOf(theEnd)] : told;
  }, [history, visit, before, separator, modelName, hasEnded, theEnd]);
  return { isOpening, log };
}

const endOf = (theEnd: string): LogEntry => ({ id: 'the-end', type: 'completion', content: theEnd });

/** What the session held when it was opened, and whether that is only its beginning. */
function useBeginning(session: GameSession | undefined) {
  const [beginning, setBeginning] = useState<{ isOpening: boolean; before: readonly string[] }>();
  if (session && !beginning) {
    const { narrative_history, has_earlier } = session.session_data;
    setBeginning({
      isOpening: narrative_history.length === 1 && !has_earlier,
      before: narrative_history.map(({ id }) => id),
    });
  }
  return beginning ?? { isOpening: false, before: NOTHING };
}
