import type { Model, StruckSentence, TurnChange, TurnCheck, TurnPart } from '@kathaloka/contract/entities';
import type { LOG_ENTRY_TYPES, TYPING_MS_BY_ENTRY } from '@kathaloka/contract/limits';
import { choiceLine } from '@kathaloka/story/logTexts';
import { readEmphasis } from '@kathaloka/story/emphasis';

/** A text that grows while it is told. Only its entry subscribes, so that new text renders nothing else. */
export interface GrowingText {
  /** Returns the text so far. */
  readonly read: () => string;
  /** Calls the listener whenever the text has grown. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export type LogEntryType = (typeof LOG_ENTRY_TYPES)[number];

/** An entry of the log. Client-side only: `entriesFromHistory` derives it from the history. */
export interface LogEntry {
  /** Stable for the lifetime of the entry. */
  id: string;
  type: LogEntryType;
  /** The id of its turn; undefined while the turn is running, and if it failed. */
  turn_id?: string | undefined;
  /** The text, the address of an image, or parts to join with spaces. */
  content: string | readonly string[];
  /** The answer to a `choice` that asks for a name or a word. */
  answer?: string | undefined;
  /** Who acted, if another player did; null for a deleted account. */
  acted_by?: string | null | undefined;
  /** Whether a vote decided the action. */
  is_by_vote?: boolean | undefined;
  /** The votes for the result, the number of voters, and whether the vote was a tie. */
  votes?: number | undefined;
  voters?: number | undefined;
  is_tie?: boolean | undefined;
  /** Whose words a narrated text is; absent while it is being told. */
  parts?: readonly TurnPart[] | undefined;
  /** The growing text that replaces the content while it is being told. */
  growing?: GrowingText | undefined;
  /** Whether the entry is from an earlier visit, so that it is dimmed. */
  isHistorical?: boolean | undefined;
  /** Whether its text is still streaming. */
  isArriving?: boolean | undefined;
  /** The display name of the model, for `model_info`. */
  model_used?: string | undefined;
  /** The number of a `chapter`, and how many there are. */
  chapter_number?: number | undefined;
  chapter_of?: number | undefined;
  credits_consumed?: number | undefined;
  /** The result of an attempt, for `check`. */
  check?: TurnCheck | undefined;
  /** What the turn changed of the player's sheet, for `changes`. */
  changes?: readonly TurnChange[] | undefined;
  /** The sentences that were struck from the turn, for `struck`. */
  struck?: readonly StruckSentence[] | undefined;
  /** The caption of an image. */
  style?: string | null | undefined;
  /** The text alternative of an image. */
  image_alt?: string | undefined;
  /** Affordable models to choose from, for an `error`. */
  alternatives?: readonly Model[] | undefined;
}

type TypedType = keyof typeof TYPING_MS_BY_ENTRY;
const TYPED: readonly LogEntryType[] = ['narrative', 'setup', 'completion'] satisfies readonly TypedType[];
const TALES: readonly LogEntryType[] = ['narrative', 'setup'];

export function entryText({ content, answer }: LogEntry): string {
  const text = typeof content === 'string' ? content : content.join(' ');
  return choiceLine({ text, answer });
}

/**
 * Returns the text without marks of emphasis, for reading aloud or copying.
 *
 * @example
 * await navigator.clipboard.writeText(plainTextOf(entry));
 */
export function plainTextOf(entry: LogEntry): string {
  return isNarrated(entry) ? readEmphasis(entryText(entry)).text : entryText(entry);
}

/** Whether the entry is shown: a bare 'Continuing story...' is not. */
export function isShown(entry: LogEntry, continuing: string): boolean {
  return !(entry.type === 'action' && entryText(entry) === continuing);
}

/** Whether a new entry of this type types out. */
export function isTyped(type: LogEntryType): type is TypedType {
  return TYPED.includes(type);
}

/**
 * Whether the entry is narrated text.
 *
 * @example
 * const narrated = entries.filter(isNarrated);
 */
export function isNarrated({ type }: LogEntry): boolean {
  return TALES.includes(type);
}

/** Returns the id of the newest narrated entry. */
export function newestNarratedId(entries: readonly LogEntry[]): string | undefined {
  return entries.findLast(isNarrated)?.id;
}

/** Returns the id of the error whose alternatives are still offered, since nothing was told after it. */
export function openAlternativesId(entries: readonly LogEntry[]): string | undefined {
  const last = entries.findLast((entry) => isNarrated(entry) || entry.type === 'image' || entry.alternatives);
  return last?.alternatives ? last.id : undefined;
}
