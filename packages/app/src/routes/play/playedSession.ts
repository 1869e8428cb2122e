import type { GameSession, Model, PlayChoice } from '@kathaloka/contract/entities';
import { HINT_MAX_ENTRIES } from '@kathaloka/contract/limits';
import { withAnswer } from '@kathaloka/story';
import type { ModelKind, PlayedSession, PlayerAction } from '@kathaloka/ui';
import type { PlayModels } from './settings/useModels.ts';
import type { usePlaySession } from './turns/usePlaySession.ts';

type Play = ReturnType<typeof usePlaySession>;

/** The young share, like and write nothing. */
const NOT_FOR_THE_YOUNG = {
  changeMemory: undefined,
  like: undefined,
  shareCard: undefined,
  saveCard: undefined,
  copyLink: undefined,
};

/** The session in the form that the screen shows. */
export function playedSession(
  { session_data, ...session }: GameSession,
  { entries, isTakingTurn, ownTurn, delay, isOpening }: Pick<Play, keyof PlayedSession & keyof Play>,
  tools: Partial<PlayedSession>,
  isChoicesOnly: boolean,
): PlayedSession {
  const { narrative_history, ...now } = session_data;
  return {
    ...session,
    ...now,
    newest_turn: narrative_history.at(-1),
    hasHint: narrative_history.length <= HINT_MAX_ENTRIES,
    entries,
    isTakingTurn,
    ownTurn,
    delay,
    isOpening,
    ...tools,
    // youth accounts cannot type answers
    ...(isChoicesOnly && { choices: now.choices.map(({ asks: _asks, ...choice }) => choice) }),
  };
}

export function turnActions({ ask, canRetell }: Pick<Play, 'ask' | 'canRetell'>) {
  return {
    act: (action_type: PlayerAction, user_action?: string) =>
      ask({ action_type, ...(user_action !== undefined && { user_action }) }),
    choose: ({ text }: PlayChoice, answer?: string) =>
      ask({ action_type: 'continue', selected_choice: withAnswer(text, answer) }),
    redo: () => ask({ action_type: 'redo' }),
    retell: canRetell ? () => ask({ action_type: 'retell' }) : undefined,
  };
}

/** The available actions, which are fewer for youth accounts. */
export const availableActions = <Tools extends object>(
  play: Parameters<typeof turnActions>[0],
  tools: Tools,
  isChoicesOnly: boolean,
) => ({
  ...turnActions(play),
  ...tools,
  ...(isChoicesOnly && NOT_FOR_THE_YOUNG),
});

/** The actions that choose the models for text and pictures: in their lists, or under a failure. */
export const modelActions = (select: PlayModels['select'], selectAlternative: (model: Model) => void) => ({
  selectModel: (kind: ModelKind, { model_key }: Model) => select(kind, model_key),
  selectAlternative,
});
