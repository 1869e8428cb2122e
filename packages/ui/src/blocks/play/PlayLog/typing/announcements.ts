import { isTyped, type LogEntry, type LogEntryType, plainTextOf } from '../../logEntry.ts';

interface SpokenWords {
  imageCaption: string;
}

interface Announcement {
  id: string;
  text: string;
}

/** More than one turn brings; what is older was announced, and would only be found twice in the page. */
const LAST = 8;

/** What is read out though it is not typed. */
const WHOLE: readonly LogEntryType[] = ['chapter', 'image', 'error', 'warning'];

/** What a screen reader announces of a log that goes on: every finished entry that came after the page, whole. */
export function announcementsOf(
  entries: readonly LogEntry[],
  knownIds: ReadonlySet<string>,
  words: SpokenWords,
): readonly Announcement[] {
  // what stands before a known entry was told earlier, even if it was fetched only now
  const known = entries.findLastIndex(({ id }) => knownIds.has(id));
  return entries
    .slice(known + 1)
    .filter(({ type, isArriving }) => !isArriving && (isTyped(type) || WHOLE.includes(type)))
    .slice(-LAST)
    .map((entry) => ({
      id: entry.id,
      text:
        entry.type === 'image'
          ? [entry.image_alt?.trim() || words.imageCaption, entry.style].filter(Boolean).join(', ')
          : plainTextOf(entry),
    }));
}
