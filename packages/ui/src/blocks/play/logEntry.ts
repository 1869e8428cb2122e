import type { Model } from '@kathaloka/contract/entities';
import type { LOG_ENTRY_TYPES, TYPING_MS_BY_ENTRY } from '@kathaloka/contract/limits';

export type LogEntryType = (typeof LOG_ENTRY_TYPES)[number];

/** One line of the play log. It never crosses the wire: it is made from the history and from the answers. */
export interface LogEntry {
  /** Stays the same for as long as the entry does. */
  id: string;
  type: LogEntryType;
  /** The text, the address of an image, or parts that are joined by spaces. */
  content: string | readonly string[];
  /** Told before this visit: it is dimmed. */
  isHistorical?: boolean | undefined;
  /** More of the text is on its way. */
  isArriving?: boolean | undefined;
  /** The name of the model that a person reads, on `model_info`. */
  model_used?: string | undefined;
  credits_consumed?: number | undefined;
  /** The caption of an image. */
  style?: string | null | undefined;
  /** Models that the player can afford, on an `error`. */
  alternatives?: readonly Model[] | undefined;
}

type TypedType = keyof typeof TYPING_MS_BY_ENTRY;
const TYPED: readonly LogEntryType[] = [
  'narrative',
  'setup',
  'error',
  'warning',
  'completion',
] satisfies readonly TypedType[];
const TALES: readonly LogEntryType[] = ['narrative', 'setup'];

export function textOf({ content }: LogEntry): string {
  return typeof content === 'string' ? content : content.join(' ');
}

/** Whether the entry is drawn at all: a bare 'Continuing story...' is not. */
export function isShown(entry: LogEntry, continuing: string): boolean {
  return !(entry.type === 'action' && textOf(entry) === continuing);
}

/** Whether a new entry of this type is written out letter by letter. */
export function isTyped(type: LogEntryType): type is TypedType {
  return TYPED.includes(type);
}

/** Whether the entry is the story's own text. */
export function isTale({ type }: LogEntry): boolean {
  return TALES.includes(type);
}

/** The newest part of the tale, if there is one. */
export function newestTaleId(entries: readonly LogEntry[]): string | undefined {
  return entries.findLast(isTale)?.id;
}

/** The error whose alternatives still help: nothing was told after it. */
export function openAlternativesId(entries: readonly LogEntry[]): string | undefined {
  const last = entries.findLast((entry) => isTale(entry) || entry.type === 'image' || entry.alternatives);
  return last?.alternatives ? last.id : undefined;
}
