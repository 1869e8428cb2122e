import type { ActionResponse, CreditsShort } from '@kathaloka/contract/entities';
import type { Words } from '../../words/en.ts';
import type { LogEntry } from './logEntry.ts';

type AnswerWords = Pick<
  Words['play'],
  'lowCredits' | 'notEnoughCredits' | 'notEnoughXp' | 'actionFailed' | 'theEnd'
>;

export interface AnswerReading {
  /** What tells this turn from all others, such as its idempotency key. */
  turnId: string;
  words: AnswerWords;
  /** Under which name a player knows a model. */
  modelName: (modelKey: string) => string;
}

/** What a turn told, as the log shows it. */
export function entriesFromAnswer(answer: ActionResponse, reading: AnswerReading): LogEntry[] {
  const { turnId, words, modelName } = reading;
  const entries: LogEntry[] = [];
  const add = (type: LogEntry['type'], content: string | undefined, more: Partial<LogEntry> = {}) => {
    if (content) entries.push({ id: `${turnId}-${type}-${entries.length}`, type, content, ...more });
  };

  if (answer.model_used) {
    const model_used = modelName(answer.model_used);
    add('model_info', model_used, { model_used, credits_consumed: answer.credits_consumed });
  }
  add('image', answer.image_url, { style: answer.style });
  if (!answer.image_url) add('narrative', answer.fallback_description);
  add('setup', answer.setup);
  add('narrative', answer.narrative);
  if (answer.low_credits_warning) add('warning', answer.credit_warning_message ?? words.lowCredits);
  if (answer.suggested_alternatives) entries.push(creditsShortEntry(answer, reading));
  if (answer.is_completed) add('completion', words.theEnd);
  return entries;
}

/** What is known of credits that do not reach. */
type Shortage = { [Key in keyof Omit<CreditsShort, 'detail'>]?: CreditsShort[Key] | undefined };

/** A failed turn, in whatever of its details arrived. */
export type TurnFailure = Shortage & {
  detail?: unknown;
  current_xp?: number | undefined;
  required_xp?: number | undefined;
};

/** Why a turn failed, as one red entry: other models, the missing XP, the server's words, or ours. */
export function entryFromFailure(failure: TurnFailure, reading: AnswerReading): LogEntry {
  const { turnId, words } = reading;
  if (failure.suggested_alternatives) return creditsShortEntry(failure, reading);
  const { current_xp, required_xp, detail } = failure;
  const own = typeof detail === 'string' && detail.trim() ? detail : words.actionFailed;
  const content = required_xp === undefined ? own : words.notEnoughXp(current_xp ?? 0, required_xp);
  return { id: `${turnId}-error`, type: 'error', content };
}

function creditsShortEntry(short: Shortage, { turnId, words, modelName }: AnswerReading): LogEntry {
  const { model_requested = '', available_credits = 0, required_credits = 0, suggested_alternatives } = short;
  return {
    id: `${turnId}-error`,
    type: 'error',
    content: words.notEnoughCredits(modelName(model_requested), available_credits, required_credits),
    alternatives: suggested_alternatives,
  };
}
