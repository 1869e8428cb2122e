import type { Words } from '../../../../words/en.ts';
import { isTyped, type LogEntry, type LogEntryType, plainTextOf, entryText } from '../../logEntry.ts';
import { sheetText } from '../../sheetTexts.ts';
import { deedOf, isOfOthers, labelOf } from '../entries/whoActed.ts';

type SpokenWords = Pick<Words['play'], 'imageCaption'> & Parameters<typeof labelOf>[1];

interface Spoken {
  play: SpokenWords;
  playSheet: Words['playSheet'];
  hands: Pick<Words['hands'], 'struck'>;
}

interface Announcement {
  id: string;
  text: string;
}

/** The maximum number of announced entries: more than a turn adds. A limit, since announcements duplicate text. */
const LAST = 8;

/** Entries that are announced although they are not typed out. */
const WHOLE: readonly LogEntryType[] = ['chapter', 'image', 'check', 'changes', 'struck', 'error', 'warning'];
/** Entries that are announced only if another player acted, since readers know their own actions. */
const ACTED: readonly LogEntryType[] = ['action', 'choice', 'user_action'];

function isSpoken(entry: LogEntry): boolean {
  const { type, isArriving } = entry;
  if (isArriving) return false;
  return isTyped(type) || WHOLE.includes(type) || (ACTED.includes(type) && isOfOthers(entry));
}

function spokenText(entry: LogEntry, { play: words, playSheet, hands }: Spoken): string {
  const { type } = entry;
  if (type === 'check' || type === 'changes') return sheetText(entry, playSheet);
  if (type === 'struck') return hands.struck.line(entry.struck?.length ?? 0);
  if (type === 'image')
    return [entry.image_alt?.trim() || words.imageCaption, entry.style].filter(Boolean).join(', ');
  if (type === 'action') return deedOf(entry, words);
  return type === 'choice' || type === 'user_action'
    ? `${labelOf(entry, words)} ${entryText(entry)}`
    : plainTextOf(entry);
}

/** The announcements for screen readers: all complete entries added since the page opened. */
export function announcementsOf(
  entries: readonly LogEntry[],
  knownIds: ReadonlySet<string>,
  words: Spoken,
): readonly Announcement[] {
  // entries before a known one are not announced: they are older, even if they were loaded only now
  const known = entries.findLastIndex(({ id }) => knownIds.has(id));
  return entries
    .slice(known + 1)
    .filter(isSpoken)
    .slice(-LAST)
    .map((entry) => ({ id: entry.id, text: spokenText(entry, words) }));
}
