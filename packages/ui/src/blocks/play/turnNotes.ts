import type { ActionResponse, Problem } from '@kathaloka/contract/entities';
import type { Words } from '../../words/en.ts';
import type { LogEntry } from './logEntry.ts';

type NoteWords = Pick<
  Words['play'],
  'lowCredits' | 'steppedIn' | 'notEnoughCredits' | 'earnCredits' | 'notEnoughXp' | 'actionFailed'
>;

export interface NoteReading {
  /** A unique key of the turn, such as its idempotency key. */
  turnKey: string;
  words: NoteWords;
  /** Returns the display name of a model, or its key if it is unknown. */
  modelName: (modelKey: string) => string;
}

/**
 * Returns the warnings of an answer: that the built-in narrator stepped in, and that credits are low.
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
    // the note about insufficient credits already says that they are low
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
 * The error entry of a failed turn: alternatives, the missing XP, the server's message, or a general one.
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
      // without alternatives, says how to earn credits
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
