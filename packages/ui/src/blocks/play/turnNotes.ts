import type { ActionResponse, Problem } from '@kathaloka/contract/entities';
import type { Words } from '../../words/en.ts';
import type { LogEntry } from './logEntry.ts';

type NoteWords = Pick<
  Words['play'],
  'lowCredits' | 'steppedIn' | 'notEnoughCredits' | 'earnCredits' | 'notEnoughXp' | 'actionFailed'
>;

export interface NoteReading {
  /** What tells this turn from all others, such as its idempotency key. */
  turnKey: string;
  words: NoteWords;
  /** The display name of a model; its key, where there is no such model. */
  modelName: (modelKey: string) => string;
}

/**
 * What an answer warns of besides its turn: that the built-in narrator stepped in, and that credits run low.
 *
 * @example
 * const warnings = warningsFromAnswer(answer, { turnKey, words });
 */
export function warningsFromAnswer(
  answer: Pick<ActionResponse, 'turn_id' | 'stepped_in' | 'low_credits_warning' | 'credit_warning_message'>,
  { turnKey, words }: Pick<NoteReading, 'turnKey' | 'words'>,
): LogEntry[] {
  const { turn_id, stepped_in, low_credits_warning } = answer;
  const texts = [
    ...(stepped_in ? [words.steppedIn[stepped_in]] : []),
    // that the credits did not suffice says that they run low
    ...(low_credits_warning && stepped_in !== 'credits_short'
      ? [answer.credit_warning_message ?? words.lowCredits]
      : []),
  ];
  return texts.map((content, index) => ({
    id: `${turnKey}-warning-${index}`,
    type: 'warning',
    turn_id,
    content,
  }));
}

/**
 * Why a turn failed, as one red entry: other models, the missing XP, the server's words, or ours where nothing was answered.
 *
 * @example
 * const entry = entryFromFailure(problem, { turnKey, words, modelName });
 */
export function entryFromFailure(
  failure: Problem | null,
  { turnKey, words, modelName }: NoteReading,
): LogEntry {
  return { id: `${turnKey}-error`, type: 'error', ...wordsFor(failure, words, modelName) };
}

function wordsFor(
  failure: Problem | null,
  words: NoteWords,
  modelName: NoteReading['modelName'],
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
