import type { Words } from '../../../../words/en.ts';
import { isTyped, type LogEntry, type LogEntryType, plainTextOf, textOf } from '../../logEntry.ts';
import { deedOf, isOfOthers, labelOf } from '../entries/whoActed.ts';

type SpokenWords = Pick<Words['play'], 'imageCaption'> & Parameters<typeof labelOf>[1];

interface Announcement {
  id: string;
  text: string;
}

/** More than one turn brings; what is older was announced, and would only be found twice in the page. */
const LAST = 8;

/** What is read out though it is not typed. */
const WHOLE: readonly LogEntryType[] = ['chapter', 'image', 'error', 'warning'];
/** What is read out where somebody else has acted: the reader knows what they did themselves. */
const ACTED: readonly LogEntryType[] = ['action', 'choice', 'user_action'];

function isSpoken(entry: LogEntry): boolean {
  const { type, isArriving } = entry;
  if (isArriving) return false;
  return isTyped(type) || WHOLE.includes(type) || (ACTED.includes(type) && isOfOthers(entry));
}

function spokenText(entry: LogEntry, words: SpokenWords): string {
  const { type } = entry;
  if (type === 'image')
    return [entry.image_alt?.trim() || words.imageCaption, entry.style].filter(Boolean).join(', ');
  if (type === 'action') return deedOf(entry, words);
  return type === 'choice' || type === 'user_action'
    ? `${labelOf(entry, words)} ${textOf(entry)}`
    : plainTextOf(entry);
}

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
    .filter(isSpoken)
    .slice(-LAST)
    .map((entry) => ({ id: entry.id, text: spokenText(entry, words) }));
}
