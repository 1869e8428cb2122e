import { Backpack, Scale } from 'lucide-react';
import { sheetText } from '../../sheetTexts.ts';
import { useLog } from '../logContext.ts';
import type { EntryProps } from './entryProps.ts';
import { Gutter, Meta, SheetLine } from './LogEntries.styles.ts';
import { playSheetWords } from '../../../../words/playSheet/en.ts';
import { useWords } from '../../../../words/useWords.ts';

/** A line about what decided an attempt, or about what has changed of the player's sheet. */
export function SheetEntry({ entry }: EntryProps) {
  const words = useWords(playSheetWords);
  const { pageDirection } = useLog();
  return (
    <SheetLine data-historical={entry.isHistorical || undefined}>
      <Gutter data-quiet>{entry.type === 'check' ? <Scale /> : <Backpack />}</Gutter>
      <Meta>
        <bdi dir={pageDirection} data-by="rule">
          {sheetText(entry, words)}
        </bdi>
      </Meta>
    </SheetLine>
  );
}
