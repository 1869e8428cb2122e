import { isNarrated, type LogEntry, type LogEntryType } from '../../logEntry.ts';

/** Entries by which somebody asked for a turn, and the line before a new visit. */
const ASKED: readonly LogEntryType[] = ['action', 'choice', 'user_action', 'session_separator'];
/** Entries about a turn that precede its first words. */
const ASIDES: readonly LogEntryType[] = ['model_info', 'told_offline'];
/** Entries that lead to the words after them. */
const LEADS: readonly LogEntryType[] = ['chapter', 'check'];

/**
 * Returns the id of the entry with which the newest passage begins: its chapter title, its first words, or the error
 * in their place. Notes and an ending after the words belong to the passage.
 */
export function passageStartId(entries: readonly LogEntry[]): string | undefined {
  const asked = entries.findLastIndex(({ type }) => ASKED.includes(type));
  const newest = entries.findLastIndex(isNarrated);
  if (newest > asked) return entries[startOf(newest, entries)]?.id;
  const start = entries.slice(asked + 1).find(({ type }) => !ASIDES.includes(type));
  return (start ?? entries.at(-1))?.id;
}

/** The first entry of a turn, after what was asked for. */
function startOf(newest: number, entries: readonly LogEntry[]): number {
  const turn = entries[newest]?.turn_id;
  const belongs = (entry: LogEntry | undefined) =>
    entry !== undefined &&
    (LEADS.includes(entry.type) || (isNarrated(entry) && turn !== undefined && entry.turn_id === turn));
  let start = newest;
  while (belongs(entries[start - 1])) start -= 1;
  return start;
}
