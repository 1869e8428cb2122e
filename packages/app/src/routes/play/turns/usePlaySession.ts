import { isRefusal } from '@kathaloka/api';
import type { ActionRequest, GameSession } from '@kathaloka/contract/entities';
import { LAST_TEXT_MAX } from '@kathaloka/contract/limits';
import {
  type AskedWords,
  entriesFromHistory,
  entriesFromWords,
  type LogEntry,
  type VisitTurn,
  playWords,
  useWords,
  warningsFromAnswer,
} from '@kathaloka/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { useGetSessionQuery } from '../playCalls.ts';
import { saidOnce } from './saidOnce.ts';
import { useFollowTurn } from './useFollowTurn.ts';
import type { PlayModels } from '../settings/useModels.ts';
import { useNewestTurn } from './useNewestTurn.ts';
import { type RunningTurn, useTurn } from './useTurn.ts';
import { useTurnFailure } from './useTurnFailure.ts';

interface PlaySessionOptions extends Pick<PlayModels, 'selectedModels' | 'hold' | 'modelName' | 'isBuiltIn'> {
  /** The key of an action that another player has begun. */
  readonly elsewhere?: string | undefined;
  /** Called with the player's words once their turn is told. */
  readonly onEnded: (asked: AskedWords) => unknown;
  /** Called when a turn needs a login. */
  readonly onGuest: (message: string) => void;
}

const NOTHING: readonly never[] = [];

/** An action that a player asks for. */
type Asked = Pick<ActionRequest, 'action_type' | 'user_action' | 'selected_choice'>;

/** A session in play: its log and its turns. */
export function usePlaySession(session_id: string, options: PlaySessionOptions) {
  const { selectedModels, hold, modelName, isBuiltIn } = options;
  const { isSignedIn } = useSession();
  const open = { skip: !isSignedIn, refetchOnFocus: true };
  const query = useGetSessionQuery({ params: { session_id } }, open);
  useNewestTurn(isSignedIn ? query.data : undefined, query.refetch);
  const { runTurn, hasEnded, dropFailure, visit, undone, turn } = useVisitTurns(
    session_id,
    query.data,
    options,
  );
  const { running } = turn;
  // the first render is deferred, so that it does not block scrolling and typing
  const isShown = useDeferredValue(query.data !== undefined);
  // another tab may have deleted this session
  const isGone = !isShown || isRefusal(query.error, 'not_found');
  const session = isGone ? undefined : (running?.session ?? query.data);
  const { isOpening, entries } = useLog(session, { visit, running, modelName });

  function ask(asked: Asked): void {
    hold();
    const body = requestOf(session_id, asked, selectedModels, session);
    void runTurn(turn.keyFor(body), body);
  }

  const running_action = session?.running_action ?? options.elsewhere ?? null;
  useFollowTurn({ running_action, isFree: running === undefined, hasEnded, follow: runTurn });
  return {
    session,
    error: query.error,
    isFetching: query.isFetching || (query.data !== undefined && !isShown),
    refetch: query.refetch,
    isOpening,
    entries,
    isTakingTurn: running !== undefined,
    ownTurn: running?.isOwn ? running.key : undefined,
    delay: running?.delay,
    undone: session?.session_data.can_redo ? undone : undefined,
    canRetell: canRetell(session, isBuiltIn(selectedModels.text)),
    ask,
    dropFailure,
  };
}

/** Makes the request for an action, with the chosen model. */
function requestOf(
  session_id: string,
  asked: Asked,
  { text, image }: PlayModels['selectedModels'],
  session: GameSession | undefined,
): ActionRequest {
  const isPicture = asked.action_type === 'show';
  const history = session?.session_data.narrative_history ?? [];
  const last = history.findLast(({ ai_response }) => ai_response)?.ai_response;
  const seen_turn_id = history.at(-1)?.id;
  return {
    ...asked,
    session_id,
    selected_model: isPicture ? image : text,
    ...(isPicture && last && { last_text_response: last.slice(-LAST_TEXT_MAX) }),
    ...(seen_turn_id && { seen_turn_id }),
  };
}

/** The turns of this visit: the running one, and what the history does not contain about finished ones. */
function useVisitTurns(session_id: string, session: GameSession | undefined, options: PlaySessionOptions) {
  const { modelName, onEnded, onGuest } = options;
  const words = useWords(playWords);
  const describe = useTurnFailure(modelName);
  const turn = useTurn(session_id);
  const [visit, setVisit] = useState<readonly VisitTurn[]>(NOTHING);
  const endedRef = useRef(new Set<string>());
  /** Whether the newest action was refused because of one elsewhere, which is then followed. */
  const isOvertakenRef = useRef(false);
  const [undone, setUndone] = useState<string>();

  /** Runs a turn to its end, or follows one that is already running. */
  async function runTurn(key: string, body?: ActionRequest): Promise<void> {
    if (!turn.isFree()) return;
    // a failed attempt is removed from the log; one without a response is retried, and must not be shown twice
    setVisit(withoutFailures);
    setUndone(undefined);
    const history = session?.session_data.narrative_history ?? [];
    const retold = body?.action_type === 'retell' ? history.at(-1) : undefined;
    const asked = retold ?? wordsOf(body);
    const after = history.map(({ id }) => id);
    const end = await turn.run({ key, ...(body && { body }) }, { session, asked, replaces: retold?.id });
    // a turn without a response may still be running, and is then followed
    if (!body || end.data || end.error?.kind === 'http') endedRef.current.add(key);
    if (end.data) {
      const { turn_id, turn: ended = asked, session_data, credit_warning_message: low } = end.data;
      const notes = [
        ...warningsFromAnswer(end.data, { turnKey: key, words }),
        ...(!body && isOvertakenRef.current ? [overtaken(key, words.wentOnElsewhere)] : []),
      ];
      isOvertakenRef.current = false;
      // undo and redo add no text: the history shows the result
      if (!session_data)
        setVisit((turns) => [...turns, { key, turn_id, after, notes: saidOnce(notes, low, turns) }]);
      if (body?.action_type === 'undo') setUndone(key);
      turn.finish();
      onEnded(ended);
      return;
    }
    isOvertakenRef.current = isRefusal(end.error, 'action_running');
    const notes = [...(retold ? [] : entriesFromWords(key, asked)), describe(key, end.error)];
    setVisit((turns) => [...turns, { key, after, notes }]);
    turn.finish();
    if (isRefusal(end.error, 'not_signed_in')) onGuest(words.pleaseLogIn);
  }

  return {
    runTurn,
    hasEnded: (key: string) => endedRef.current.has(key),
    dropFailure: () => setVisit(withoutFailures),
    visit,
    undone,
    turn,
  };
}

/** Says below a turn from elsewhere that the player's own was not taken. */
const overtaken = (key: string, content: string): LogEntry => ({
  id: `${key}-overtaken`,
  type: 'warning',
  content,
});

/** The words of a request, in the form of the history. */
function wordsOf({ user_action, selected_choice }: Partial<ActionRequest> = {}): AskedWords {
  return { user_input: user_action ?? null, selected_choice: selected_choice ?? null };
}

const isTold = ({ turn_id }: VisitTurn) => turn_id !== undefined;

/** Returns the same array if no turn has failed, so that the log of a long session is not rebuilt. */
function withoutFailures(turns: readonly VisitTurn[]): readonly VisitTurn[] {
  return turns.every(isTold) ? turns : turns.filter(isTold);
}

/** Turns that cannot be retold: the opening is the author's text, Show draws again, and an undo has no text. */
const NOT_RETOLD: ReadonlySet<string> = new Set(['story_start', 'show', 'undo']);

/**
 * Whether the newest turn can be retold. A verbatim scene, or one told by the built-in narrator, would come out the
 * same.
 */
function canRetell(session: GameSession | undefined, tellsAsWritten: boolean): boolean {
  const newest = session?.session_data.narrative_history.at(-1);
  if (newest === undefined || NOT_RETOLD.has(newest.action_type)) return false;
  return !newest.is_scene || (newest.model_used !== null && !tellsAsWritten);
}

interface LogOptions extends Pick<PlayModels, 'modelName'> {
  readonly visit: readonly VisitTurn[];
  readonly running: RunningTurn | undefined;
}

/** The log of a session, and whether it starts with the story's opening. */
function useLog(session: GameSession | undefined, { visit, running, modelName }: LogOptions) {
  const { sessionSeparator: separator, theEnd } = useWords(playWords);
  const { isOpening, opened } = useOpened(session);
  const { user } = useSession();
  const me = user?.id;
  const history = session?.session_data.narrative_history;
  const isCompleted = session?.is_completed;
  const entries = useMemo(
    () =>
      history
        ? entriesFromHistory(history, {
            separator,
            theEnd,
            modelName,
            opened,
            isCompleted,
            visit,
            running,
            me,
          })
        : NOTHING,
    [history, separator, theEnd, modelName, opened, isCompleted, visit, running, me],
  );
  return { isOpening, entries };
}

/** The turns that the session had when it was opened, and whether it had only just begun. */
function useOpened(session: GameSession | undefined) {
  const [found, setFound] = useState<{ isOpening: boolean; opened: readonly string[] }>();
  if (session && !found) {
    const { narrative_history, has_earlier } = session.session_data;
    setFound({
      isOpening: narrative_history.length === 1 && !has_earlier,
      opened: narrative_history.map(({ id }) => id),
    });
  }
  return found ?? { isOpening: false, opened: NOTHING };
}
