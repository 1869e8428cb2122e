import { StruckSentences } from '../../StruckSentences/StruckSentences.tsx';
import { useLog } from '../logContext.ts';
import type { EntryProps } from './entryProps.ts';
import { SheetLine } from './LogEntries.styles.ts';

/** What was struck from the turn above. */
export function StruckEntry({ entry: { struck = [], isHistorical } }: EntryProps) {
  const { language, pageDirection } = useLog();
  return (
    <SheetLine data-historical={isHistorical || undefined} dir={pageDirection}>
      <StruckSentences struck={struck} language={language} />
    </SheetLine>
  );
}
