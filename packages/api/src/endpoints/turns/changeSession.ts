import type { ActionRequest, ActionResponse, GameSession, HistoryEntry } from '@kathaloka/contract/entities';

/** The narration of an action, as the fields of a history entry. */
function narrationOf(
  answer: ActionResponse,
): Pick<HistoryEntry, 'ai_response' | 'image_url' | 'image_alt' | 'style'> {
  const nothing = { ai_response: null, image_url: null, style: null };
  if ('narrative' in answer) return { ...nothing, ai_response: answer.narrative };
  if ('setup' in answer) return { ...nothing, ai_response: answer.setup };
  if ('image_url' in answer) {
    const { image_url, image_alt, style } = answer;
    return { ...nothing, image_url, ...(image_alt !== undefined && { image_alt }), style };
  }
  if ('fallback_description' in answer) return { ...nothing, ai_response: answer.fallback_description };
  return nothing;
}

/** Applies the answer of an action to the cached session, as the server has done to its own. */
export function changeSession(session: GameSession, body: ActionRequest, answer: ActionResponse): void {
  session.current_xp = answer.current_xp;
  session.running_action = null;
  if (answer.session_data) {
    session.session_data = mergeNewest(session, {
      ...session,
      session_data: answer.session_data,
    }).session_data;
    return;
  }
  const { session_data } = session;
  const { action_type } = body;
  if (action_type === 'undo' || action_type === 'redo') return;
  const history = session_data.narrative_history;
  const isRetold = action_type === 'retell';
  const input = isRetold ? history.at(-1) : inputOf(body, action_type);
  if (!input) return;
  const choices = 'choices' in answer && answer.choices ? answer.choices : session_data.choices;
  if ('narrative' in answer) session.is_completed = answer.is_completed ?? false;
  session.session_data = {
    ...session_data,
    choices,
    can_undo: true,
    can_redo: false,
    narrative_history: [...(isRetold ? history.slice(0, -1) : history), entryOf(input, answer, choices)],
  };
}

type PlayerInput = Pick<HistoryEntry, 'action_type' | 'user_input' | 'selected_choice' | 'tellings'>;

/** The player's input; for another telling, that of the first one. */
function inputOf(
  { user_action, selected_choice }: ActionRequest,
  action_type: HistoryEntry['action_type'],
): PlayerInput {
  return {
    action_type,
    user_input: user_action?.trim() || null,
    selected_choice: selected_choice ?? null,
    tellings: [],
  };
}

function entryOf(
  { action_type, user_input, selected_choice, tellings }: PlayerInput,
  answer: ActionResponse,
  choices: HistoryEntry['choices'],
): HistoryEntry {
  return {
    id: answer.turn_id,
    action_type,
    user_input,
    selected_choice,
    ...narrationOf(answer),
    choices,
    ...('perhaps_meant' in answer && { perhaps_meant: answer.perhaps_meant }),
    model_used: answer.model_used,
    credits_consumed: answer.credits_consumed,
    timestamp: new Date().toISOString(),
    success: true,
    tellings: [...tellings, answer.turn_id],
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

/** The newest page, with the earlier ones that are cached in front of it. */
export function mergeNewest(cached: GameSession, newest: GameSession): GameSession {
  const { narrative_history, has_earlier } = newest.session_data;
  const before = cached.session_data.narrative_history;
  const overlap = before.findIndex(({ id }) => id === narrative_history[0]?.id);
  if (!has_earlier || overlap < 1) return newest;
  return {
    ...newest,
    session_data: {
      ...newest.session_data,
      narrative_history: [...before.slice(0, overlap), ...narrative_history],
      has_earlier: cached.session_data.has_earlier,
    },
  };
}
