import type { Model } from '@kathaloka/contract/entities';
import type { LOG_ENTRY_TYPES, TYPING_MS_BY_ENTRY } from '@kathaloka/contract/limits';
import { choiceLine } from '@kathaloka/story';
import { readEmphasis } from '@kathaloka/story/emphasis';

/** A text that grows while it is told. Its entry subscribes by itself, so that a word renders nothing else. */
export interface GrowingText {
  /** What has been told so far. */
  readonly read: () => string;
  /** Calls the listener whenever it has grown. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export type LogEntryType = (typeof LOG_ENTRY_TYPES)[number];

/** An entry of the play log. It never crosses the wire: `entriesFromHistory` derives it from the history. */
export interface LogEntry {
  /** Stable for the lifetime of the entry. */
  id: string;
  type: LogEntryType;
  /** The turn of the session that it belongs to; undefined while that is told, and where nothing came of it. */
  turn_id?: string | undefined;
  /** The text, the address of an image, or parts that are joined by spaces. */
  content: string | readonly string[];
  /** What was typed to a `choice` that asks. */
  answer?: string | undefined;
  /** Who acted, where others play too and it was not the reader; null: an account that is gone. */
  acted_by?: string | null | undefined;
  /** Whether a vote chose. */
  is_by_vote?: boolean | undefined;
  /** Of a vote: for what was chosen, by how many, and whether something else had as many. */
  votes?: number | undefined;
  voters?: number | undefined;
  is_tie?: boolean | undefined;
  /** What stands in place of the content while it is told. */
  growing?: GrowingText | undefined;
  /** From before this visit: it is dimmed. */
  isHistorical?: boolean | undefined;
  /** Whether its text is still streaming. */
  isArriving?: boolean | undefined;
  /** The display name of the model, for `model_info`. */
  model_used?: string | undefined;
  /** Of a `chapter`: which one begins, and of how many. */
  chapter_number?: number | undefined;
  chapter_of?: number | undefined;
  credits_consumed?: number | undefined;
  /** The caption of an image. */
  style?: string | null | undefined;
  /** What an image shows, in words. */
  image_alt?: string | undefined;
  /** Affordable models, for an `error`. */
  alternatives?: readonly Model[] | undefined;
}

type TypedType = keyof typeof TYPING_MS_BY_ENTRY;
const TYPED: readonly LogEntryType[] = ['narrative', 'setup', 'completion'] satisfies readonly TypedType[];
const TALES: readonly LogEntryType[] = ['narrative', 'setup'];

export function textOf({ content, answer }: LogEntry): string {
  const text = typeof content === 'string' ? content : content.join(' ');
  return choiceLine({ text, answer });
}

/**
 * The text as it is read: what is emphasised in the tale has no asterisks. For a voice, or to be copied.
 *
 * @example
 * await navigator.clipboard.writeText(plainTextOf(entry));
 */
export function plainTextOf(entry: LogEntry): string {
  return isNarrated(entry) ? readEmphasis(textOf(entry)).text : textOf(entry);
}

/** Whether the entry is shown: a bare 'Continuing story...' is not. */
export function isShown(entry: LogEntry, continuing: string): boolean {
  return !(entry.type === 'action' && textOf(entry) === continuing);
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

/** The latest narrated part, if there is one. */
export function newestNarratedId(entries: readonly LogEntry[]): string | undefined {
  return entries.findLast(isNarrated)?.id;
}

/** The error whose alternatives are still relevant: nothing was narrated after it. */
export function openAlternativesId(entries: readonly LogEntry[]): string | undefined {
  const last = entries.findLast((entry) => isNarrated(entry) || entry.type === 'image' || entry.alternatives);
  return last?.alternatives ? last.id : undefined;
}
