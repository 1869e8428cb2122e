import type { ActionRequest, GameSession, HistoryEntry } from '@kathaloka/contract/entities';
import { LAST_TEXT_MAX } from '@kathaloka/contract/limits';
import type { LogEntry } from '@kathaloka/ui';
import type { ChosenModels } from './useModels.ts';

/** What a player asks for. */
export type Asked = Pick<ActionRequest, 'action_type' | 'user_action' | 'selected_choice'>;

/** The request for it, with the model that is chosen. */
export function requestOf(
  session_id: string,
  asked: Asked,
  { text, image }: ChosenModels['selectedModels'],
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

/** What the player asked in words. */
export type AskedWords = Partial<Pick<HistoryEntry, 'user_input' | 'selected_choice'>>;

/** The words of a request, as the history will hold them. */
export function wordsOf({ user_action, selected_choice }: ActionRequest): AskedWords {
  return { user_input: user_action ?? null, selected_choice: selected_choice ?? null };
}

/** The line of what the player asked in words. */
export function ownLine(key: string, { user_input, selected_choice }: AskedWords): LogEntry | undefined {
  if (user_input) return { id: `${key}-own`, type: 'user_action', content: user_input };
  return selected_choice ? { id: `${key}-own`, type: 'choice', content: selected_choice } : undefined;
}
