import { type ComponentType, memo } from 'react';
import type { LogEntryType } from '../../logEntry.ts';
import { ChapterEntry } from './ChapterEntry.tsx';
import { CompletionEntry } from './CompletionEntry.tsx';
import type { EntryProps } from './entryProps.ts';
import { ImageEntry } from './ImageEntry.tsx';
import {
  ActionEntry,
  ChoiceEntry,
  ModelInfoEntry,
  OfflineEntry,
  SeparatorEntry,
  UserActionEntry,
} from './LineEntries.tsx';
import { NoteEntry } from './NoteEntry.tsx';
import { drawsTheSame } from './sameEntry.ts';
import { NarrativeEntry } from './NarrativeEntry.tsx';
import { SheetEntry } from './SheetEntry.tsx';
import { StruckEntry } from './StruckEntry.tsx';

const views: Readonly<Record<LogEntryType, ComponentType<EntryProps>>> = {
  session_separator: SeparatorEntry,
  chapter: ChapterEntry,
  narrative: NarrativeEntry,
  setup: NarrativeEntry,
  action: ActionEntry,
  model_info: ModelInfoEntry,
  told_offline: OfflineEntry,
  user_action: UserActionEntry,
  choice: ChoiceEntry,
  error: NoteEntry,
  warning: NoteEntry,
  check: SheetEntry,
  changes: SheetEntry,
  struck: StruckEntry,
  completion: CompletionEntry,
  image: ImageEntry,
};

/** An entry, rendered by its type. Memoised on the content of the entry. */
export const LogEntryView = memo(function LogEntryView(props: EntryProps) {
  const View = views[props.entry.type];
  return <View {...props} />;
}, drawsTheSame);
