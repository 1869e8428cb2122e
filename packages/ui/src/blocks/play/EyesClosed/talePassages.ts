import type { Words } from '../../../words/en.ts';
import { type LogEntry, entryText } from '../logEntry.ts';
import { sheetText } from '../sheetTexts.ts';
import type { Passage } from './reading/passages.ts';

interface TaleReading {
  /** The language of the story. */
  language: string;
  words: Pick<Words, 'play' | 'playSheet' | 'hands' | 'eyesClosed'>;
  /** The current text of the passage that is being told. */
  growing?: string | undefined;
}

/** Returns the passages of a log, in its order. */
export function talePassages(
  entries: readonly LogEntry[],
  { language, words: { play, playSheet, hands, eyesClosed }, growing = '' }: TaleReading,
): Passage[] {
  const own = eyesClosed.ownLanguage;
  const inOwnWords = (id: string, text: string): Passage => ({ id, text, language: own });
  const inStory = (id: string, text: string, isComplete = true): Passage[] =>
    text.trim() === '' && isComplete ? [] : [{ id, text, language, isComplete }];

  return entries.flatMap((entry): Passage[] => {
    const { id } = entry;
    const text = entry.growing ? growing : entryText(entry);
    switch (entry.type) {
      case 'narrative':
      case 'setup':
        return inStory(id, text, !entry.isArriving);
      case 'chapter':
        return [
          inOwnWords(
            `${id}-place`,
            `${play.chapterPlace(entry.chapter_number ?? 1, entry.chapter_of ?? 1)}.`,
          ),
          ...inStory(id, text),
        ];
      case 'user_action':
        return [inOwnWords(`${id}-whose`, play.you), ...inStory(id, text)];
      case 'choice':
        return [inOwnWords(`${id}-whose`, play.selected), ...inStory(id, text)];
      case 'image':
        return [inOwnWords(`${id}-picture`, eyesClosed.picture), ...inStory(id, entry.image_alt ?? '')];
      case 'check':
      case 'changes':
        return [inOwnWords(id, sheetText(entry, playSheet))];
      case 'struck':
        return [inOwnWords(id, hands.struck.line(entry.struck?.length ?? 0))];
      case 'completion':
      case 'error':
      case 'warning':
        return [inOwnWords(id, text)];
      default:
        return [];
    }
  });
}

/** The index of the entry to begin reading with: the newest part, or the chapter that it opens. */
export function newestPart(entries: readonly LogEntry[]): number {
  const narrated = entries.findLastIndex(({ type }) => type === 'narrative' || type === 'setup');
  const turn = entries[narrated]?.turn_id;
  const chapter = entries.findIndex(({ type, turn_id }) => type === 'chapter' && turn_id === turn);
  return turn !== undefined && chapter !== -1 && chapter < narrated ? chapter : Math.max(0, narrated);
}
