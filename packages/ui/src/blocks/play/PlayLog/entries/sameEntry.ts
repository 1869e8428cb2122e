import type { LogEntry } from '../../logEntry.ts';
import type { EntryProps } from './entryProps.ts';

/** Whether an entry would render the same. A rebuilt log has new objects with the same content. */
export function drawsTheSame(before: EntryProps, after: EntryProps): boolean {
  const names = Object.keys(after) as (keyof EntryProps)[];
  return names.every((name) =>
    name === 'entry' ? isSame(before.entry, after.entry) : before[name] === after[name],
  );
}

function isSame(before: LogEntry, after: LogEntry): boolean {
  if (before === after) return true;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof LogEntry>;
  return [...names].every((name) => isSameValue(before[name], after[name]));
}

function isSameValue(before: LogEntry[keyof LogEntry], after: LogEntry[keyof LogEntry]): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  return before.length === after.length && before.every((item, index) => isSameItem(item, after[index]));
}

/** Items of lists are texts, or objects of texts and numbers, such as the parts of a text. */
function isSameItem(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  return isPlain(before) && isPlain(after) && JSON.stringify(before) === JSON.stringify(after);
}

const isPlain = (item: unknown): boolean => typeof item === 'object' && item !== null;
