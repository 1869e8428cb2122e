import type { ActionRequest, GameSession } from '@kathaloka/contract/entities';
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
  const last = session?.session_data.narrative_history.findLast(
    ({ ai_response }) => ai_response,
  )?.ai_response;
  return {
    ...asked,
    session_id,
    selected_model: isPicture ? image : text,
    ...(isPicture && last && { last_text_response: last.slice(-LAST_TEXT_MAX) }),
  };
}

/** The line of what the player asked in words. */
export function ownLine(key: string, { user_action, selected_choice }: ActionRequest): LogEntry | undefined {
  if (user_action) return { id: `${key}-own`, type: 'user_action', content: user_action };
  return selected_choice ? { id: `${key}-own`, type: 'choice', content: selected_choice } : undefined;
}
