import type { GameSession } from '@kathaloka/contract/entities';
import { mergeNewest } from './mergeNewest.ts';
import type { TurnAnswer } from './runTurn.ts';

/** Applies an action's answer to the cached session: adds its turn, or a retelling of the newest one. */
export function changeSession(session: GameSession, answer: TurnAnswer): void {
  const { session_data, turn } = answer;
  session.current_xp = answer.current_xp;
  session.is_completed = answer.is_completed ?? session.is_completed;
  session.running_action = null;
  if (session_data) session.session_data = mergeNewest(session, { ...session, session_data }).session_data;
  const history = session.session_data.narrative_history;
  // a refetch may have added it already, together with later turns
  if (!turn || history.some(({ id }) => id === turn.id)) return;
  session.session_data = {
    ...session.session_data,
    choices: turn.choices,
    sheet: answer.sheet,
    can_undo: true,
    can_redo: false,
    narrative_history: [...history.filter(({ id }) => !turn.tellings.includes(id)), turn],
  };
}

/** Adds an earlier page of the history in front of the cached one. */
export function prependHistory(session: GameSession, earlier: GameSession['session_data']): void {
  const { session_data } = session;
  const known = new Set(session_data.narrative_history.map(({ id }) => id));
  const added = earlier.narrative_history.filter(({ id }) => !known.has(id));
  session_data.narrative_history = [...added, ...session_data.narrative_history];
  session_data.has_earlier = earlier.has_earlier;
}
