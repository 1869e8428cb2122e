import { directionOf } from '../../../../theme/direction.ts';
import { entryText } from '../../logEntry.ts';
import { useLog } from '../logContext.ts';
import type { EntryProps } from './entryProps.ts';
import { Chapter, ChapterNumber, ChapterTitle, Rest } from './ChapterEntry.styles.ts';
import { playWords } from '../../../../words/play/en.ts';
import { useWords } from '../../../../words/useWords.ts';

/** The heading of a chapter: its number, how many there are, and that this is a place to rest. */
export function ChapterEntry({ entry }: EntryProps) {
  const words = useWords(playWords);
  const { language, pageDirection } = useLog();
  const { chapter_number: number = 1, chapter_of: of = 1, isHistorical } = entry;
  return (
    <Chapter data-historical={isHistorical || undefined}>
      <ChapterNumber dir={pageDirection}>{words.chapterPlace(number, of)}</ChapterNumber>
      <ChapterTitle lang={language} dir={directionOf(language)}>
        {entryText(entry)}
      </ChapterTitle>
      {number > 1 && !isHistorical && <Rest dir={pageDirection}>{words.restHere}</Rest>}
    </Chapter>
  );
}
