import { isTyped, type LogEntry, textOf } from '../logEntry.ts';

interface SpokenWords {
  imageCaption: string;
}

/** What a screen reader says of a log that goes on: the newest part, once, and whole. */
export function spokenText(
  entries: readonly LogEntry[],
  knownIds: ReadonlySet<string>,
  words: SpokenWords,
): string {
  const newest = entries.findLast(({ type }) => isTyped(type) || type === 'image');
  if (!newest || knownIds.has(newest.id) || newest.isArriving) return '';
  return newest.type === 'image'
    ? [words.imageCaption, newest.style].filter(Boolean).join(', ')
    : textOf(newest);
}
