import type { ActionResponse, Problem } from '@kathaloka/contract/entities';
import type { Words } from '../../words/en.ts';
import type { LogEntry } from './logEntry.ts';
import { styleName } from './styleName.ts';
import { tellerName } from './tellerName.ts';

type AnswerWords = Pick<
  Words['play'],
  'lowCredits' | 'steppedIn' | 'notEnoughCredits' | 'earnCredits' | 'notEnoughXp' | 'actionFailed' | 'theEnd'
>;

export interface AnswerReading {
  /** What tells this turn from all others, such as its idempotency key. */
  turnId: string;
  words: AnswerWords;
  /** The display name of a model; its key, where there is no such model. */
  modelName: (modelKey: string) => string;
}

/** What a turn told, as the log shows it. */
export function entriesFromAnswer(answer: ActionResponse, reading: AnswerReading): LogEntry[] {
  const { turnId, words, modelName } = reading;
  const entries: LogEntry[] = [];
  const add = (type: LogEntry['type'], content: string | undefined, more: Partial<LogEntry> = {}) => {
    if (!content) return;
    const { turn_id } = answer;
    entries.push({ id: `${turnId}-${type}-${entries.length}`, type, turn_id, content, ...more });
  };

  if (answer.model_used) {
    const model_used = tellerName(answer, modelName(answer.model_used));
    add('model_info', model_used, { model_used, credits_consumed: answer.credits_consumed });
  }
  if ('image_url' in answer) {
    const { image_url, image_alt } = answer;
    add('image', image_url, { image_alt, style: styleName(answer.style, modelName) });
  }
  if ('fallback_description' in answer) add('narrative', answer.fallback_description);
  if ('setup' in answer) add('setup', answer.setup);
  if ('narrative' in answer) add('narrative', answer.narrative);
  if (answer.stepped_in) add('warning', words.steppedIn[answer.stepped_in]);
  if (answer.low_credits_warning) add('warning', answer.credit_warning_message ?? words.lowCredits);
  if ('narrative' in answer && answer.is_completed) add('completion', words.theEnd);
  return entries;
}

/** Why a turn failed, as one red entry: other models, the missing XP, the server's words, or ours where nothing was answered. */
export function entryFromFailure(
  failure: Problem | null,
  { turnId, words, modelName }: AnswerReading,
): LogEntry {
  return { id: `${turnId}-error`, type: 'error', ...wordsFor(failure, words, modelName) };
}

function wordsFor(
  failure: Problem | null,
  words: AnswerWords,
  modelName: AnswerReading['modelName'],
): Pick<LogEntry, 'content' | 'alternatives'> {
  if (!failure) return { content: words.actionFailed };
  switch (failure.code) {
    case 'credits_short': {
      const { model_requested, available_credits, required_credits, suggested_alternatives } = failure;
      const content = words.notEnoughCredits(modelName(model_requested), available_credits, required_credits);
      // with nothing to choose, the way on would not be seen
      if (suggested_alternatives.length === 0) return { content: [content, words.earnCredits] };
      return { content, alternatives: suggested_alternatives };
    }
    case 'xp_short':
      return { content: words.notEnoughXp(failure.current_xp, failure.required_xp) };
    case 'model_unavailable':
    case 'narrator_failed':
    case 'narrator_timed_out':
      return { content: failure.detail, alternatives: failure.suggested_alternatives };
    case 'validation_failed':
    case 'review_failed':
      return { content: words.actionFailed };
    default:
      return { content: failure.detail.trim() || words.actionFailed };
  }
}
