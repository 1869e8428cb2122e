import { Cpu, Feather, HardDrive, Signpost } from 'lucide-react';
import { directionOf } from '../../../../theme/direction.ts';
import { EmphasisedText } from '../../../../patterns/Typewriter/EmphasisedText.tsx';
import { entryText } from '../../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { useLog } from '../logContext.ts';
import { deedOf, labelOf } from './whoActed.ts';
import { Entry, Gutter, Meta, OwnWords, Selected, Separator, UserAction, You } from './LogEntries.styles.ts';
import { playWords } from '../../../../words/play/en.ts';
import { useWords } from '../../../../words/useWords.ts';

export function SeparatorEntry({ entry }: EntryProps) {
  return (
    <Separator>
      <bdi>{entryText(entry)}</bdi>
    </Separator>
  );
}

/** A line about what the narrator is doing, or about another player's command. */
export function ActionEntry({ entry }: EntryProps) {
  const words = useWords(playWords);
  return (
    <Entry data-historical={entry.isHistorical || undefined}>
      <Meta>
        <bdi>{deedOf(entry, words)}</bdi>
      </Meta>
    </Entry>
  );
}

/** The model that told or drew the next entry, and its cost. */
export function ModelInfoEntry({ entry }: EntryProps) {
  const words = useWords(playWords);
  // The text is in the language of the page, which may differ in direction from the log.
  const { pageDirection } = useLog();
  return (
    <Entry data-historical={entry.isHistorical || undefined}>
      <Gutter data-quiet>
        <Cpu />
      </Gutter>
      <Meta>
        <bdi dir={pageDirection}>
          {words.using(entry.model_used ?? entryText(entry), entry.credits_consumed ?? 0)}
        </bdi>
      </Meta>
    </Entry>
  );
}

/** A line that says that the next entries were played offline, and when. */
export function OfflineEntry({ entry }: EntryProps) {
  const { toldOffline } = useWords(playWords);
  const { pageDirection } = useLog();
  return (
    <Entry data-historical={entry.isHistorical || undefined}>
      <Gutter data-quiet>
        <HardDrive />
      </Gutter>
      <Meta>
        <bdi dir={pageDirection}>{toldOffline(entryText(entry))}</bdi>
      </Meta>
    </Entry>
  );
}

/** A label in the page's language, but the log's direction, so that its colon precedes the text. */
function Label({ children }: { children: string }) {
  return <bdi dir={directionOf(useLog().language)}>{children}</bdi>;
}

/** The player's own text. */
export function UserActionEntry({ entry }: EntryProps) {
  const { language } = useLog();
  const words = useWords(playWords);
  return (
    <Entry data-historical={entry.isHistorical || undefined}>
      <Gutter data-directional>
        <Feather />
      </Gutter>
      <UserAction>
        <You>
          <Label>{labelOf(entry, words)}</Label>
        </You>{' '}
        <OwnWords lang={language} dir="auto" data-by="player">
          {entryText(entry)}
        </OwnWords>
      </UserAction>
    </Entry>
  );
}

/** The player's choice. */
export function ChoiceEntry({ entry }: EntryProps) {
  const { language } = useLog();
  const words = useWords(playWords);
  return (
    <Entry data-historical={entry.isHistorical || undefined}>
      <Gutter>
        <Signpost />
      </Gutter>
      <Selected>
        <Label>{labelOf(entry, words)}</Label>{' '}
        <bdi lang={language} dir={directionOf(language)}>
          <EmphasisedText>{entryText(entry)}</EmphasisedText>
        </bdi>
      </Selected>
    </Entry>
  );
}
