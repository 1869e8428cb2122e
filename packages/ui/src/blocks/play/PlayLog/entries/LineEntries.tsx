import { Cpu, Feather, HardDrive, Signpost } from 'lucide-react';
import { directionOf } from '../../../../theme/direction.ts';
import { EmphasisedText } from '../../../../patterns/Typewriter/EmphasisedText.tsx';
import { textOf } from '../../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { useLog } from '../logContext.ts';
import { deedOf, labelOf } from './whoActed.ts';
import { Entry, Gutter, Meta, OwnWords, Selected, Separator, UserAction, You } from './LogEntries.styles.ts';
import { playWords } from '../../../../words/play/en.ts';
import { useWords } from '../../../../words/useWords.ts';

export function SeparatorEntry({ entry }: EntryProps) {
  return (
    <Separator>
      <bdi>{textOf(entry)}</bdi>
    </Separator>
  );
}

/** What the machine does; or what somebody else has done without words. */
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

/** Who told or drew what follows, and for how much. */
export function ModelInfoEntry({ entry }: EntryProps) {
  const words = useWords(playWords);
  // Words of the page in a log that may read the other way.
  const { pageDirection } = useLog();
  return (
    <Entry data-historical={entry.isHistorical || undefined}>
      <Gutter data-quiet>
        <Cpu />
      </Gutter>
      <Meta>
        <bdi dir={pageDirection}>
          {words.using(entry.model_used ?? textOf(entry), entry.credits_consumed ?? 0)}
        </bdi>
      </Meta>
    </Entry>
  );
}

/** That what follows was played without a network, and when. */
export function OfflineEntry({ entry }: EntryProps) {
  const { toldOffline } = useWords(playWords);
  const { pageDirection } = useLog();
  return (
    <Entry data-historical={entry.isHistorical || undefined}>
      <Gutter data-quiet>
        <HardDrive />
      </Gutter>
      <Meta>
        <bdi dir={pageDirection}>{toldOffline(textOf(entry))}</bdi>
      </Meta>
    </Entry>
  );
}

/** Words of the page before those of the log: their colon stands between the two, whichever way the log is read. */
function Label({ children }: { children: string }) {
  return <bdi dir={directionOf(useLog().language)}>{children}</bdi>;
}

/** What the player wrote. */
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
        <OwnWords lang={language} dir="auto">
          {textOf(entry)}
        </OwnWords>
      </UserAction>
    </Entry>
  );
}

/** What the player chose. */
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
          <EmphasisedText>{textOf(entry)}</EmphasisedText>
        </bdi>
      </Selected>
    </Entry>
  );
}
