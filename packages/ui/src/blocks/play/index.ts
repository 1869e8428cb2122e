export { AlternativesPanel, type AlternativesPanelProps } from './AlternativesPanel/AlternativesPanel.tsx';
export { BookDialog, type BookDialogProps } from './BookDialog/BookDialog.tsx';
export { BOOK_FORMS, type BookForm, type BookWish } from './BookDialog/bookForms.ts';
export { BranchDialog, type BranchDialogProps } from './BranchDialog/BranchDialog.tsx';
export { ChoiceButtons, type ChoiceButtonsProps } from './ChoiceButtons/ChoiceButtons.tsx';
export type { CommandModels } from './CommandPanel/CommandButtons.tsx';
export { CommandPanel, type CommandPanelProps } from './CommandPanel/CommandPanel.tsx';
export { type Command, type CommandCosts, COMMANDS, type PlayerAction } from './commands.ts';
export {
  DeleteSessionDialog,
  type DeleteSessionDialogProps,
} from './DeleteSessionDialog/DeleteSessionDialog.tsx';
export { EndingPage, type EndingPageProps } from './EndingPage/EndingPage.tsx';
export { EndingShareDialog, type EndingShareDialogProps } from './EndingShareDialog/EndingShareDialog.tsx';
export type { EndingSharing } from './EndingShareDialog/endingSharing.ts';
export {
  type AskedWords,
  entriesFromHistory,
  entriesFromWords,
  type HistoryReading,
  type TurnInProgress,
  type VisitTurn,
} from './entriesFromHistory.ts';
export { EyesClosed } from './EyesClosed/EyesClosed.tsx';
export type { EyesClosedProps, HeardNotice } from './EyesClosed/eyesClosedProps.ts';
export type { Passage } from './EyesClosed/reading/passages.ts';
export {
  DEFAULT_VOICES,
  type ListeningFault,
  type ListeningPort,
  READING_RATES,
  type SpeechEnd,
  type SpeechPort,
  type Utterance,
  type Voice,
  type VoiceDevice,
  type VoicePreferences,
} from './EyesClosed/reading/speech.ts';
export type { ReadingOption } from './EyesClosed/readingOptions.ts';
export { HandsLegend, type HandsLegendProps } from './HandsLegend/HandsLegend.tsx';
export { KnowHowPanel, type KnowHowPanelProps } from './KnowHowPanel/KnowHowPanel.tsx';
export { TogetherBar, type TogetherBarProps } from './TogetherBar/TogetherBar.tsx';
export {
  type TogetherActions,
  TogetherPanel,
  type TogetherPanelProps,
} from './TogetherPanel/TogetherPanel.tsx';
export { isVote, type OpenInvitation, type PlayedTogether } from './TogetherPanel/playedTogether.ts';
export { type GrowingText, isNarrated, type LogEntryType, plainTextOf } from './logEntry.ts';
export {
  MODEL_KINDS,
  type ModelKind,
  ModelPicker,
  type ModelPickerProps,
  type PickedModel,
} from './ModelPicker/ModelPicker.tsx';
export { NewerVersionBar, type NewerVersionBarProps } from './NewerVersionBar/NewerVersionBar.tsx';
export { StoryDeletionBar, type StoryDeletionBarProps } from './StoryDeletionBar/StoryDeletionBar.tsx';
export { OfflineBar, type OfflineBarProps } from './OfflineBar/OfflineBar.tsx';
export type { PlayActions } from './playActions.ts';
export type { Retellings } from './PlayLog/entries/RetellingSwitch.tsx';
export { PlayLog } from './PlayLog/PlayLog.tsx';
export type { LogEntry, PlayLogProps } from './PlayLog/playLogProps.ts';
export type { TurnToolName } from './PlayLog/tools/registry.ts';
export type { TurnToolbox } from './PlayLog/tools/turnTool.ts';
export {
  DEFAULT_PREFERENCES,
  type PlayPreferences,
  PREFERRED_THEMES,
  type PreferredTheme,
  type TypingStyle,
} from './playPreferences.ts';
export { PlaySettings, type PlaySettingsProps } from './PlaySettings/PlaySettings.tsx';
export { PlaySheetLine, type PlaySheetLineProps } from './PlaySheetLine/PlaySheetLine.tsx';
export { PlayTopBar, type PlayTopBarProps } from './PlayTopBar/PlayTopBar.tsx';
export { SessionMap, type SessionMapProps } from './SessionMap/SessionMap.tsx';
export { EXPORT_FORMATS, type ExportFormat } from './SessionPanel/ExportSession.tsx';
export { SessionPanel, type SessionPanelProps } from './SessionPanel/SessionPanel.tsx';
export {
  type MadeLink,
  ShareTurnDialog,
  type ShareTurnDialogProps,
} from './ShareTurnDialog/ShareTurnDialog.tsx';
export { ShortcutsDialog, type ShortcutsDialogProps } from './ShortcutsDialog/ShortcutsDialog.tsx';
export { SidePanel, type SidePanelProps } from './SidePanel/SidePanel.tsx';
export { StruckSentences, type StruckSentencesProps } from './StruckSentences/StruckSentences.tsx';
export { TaleMemory, type TaleMemoryProps } from './TaleMemory/TaleMemory.tsx';
export type { ChangingMemory } from './TaleMemory/changingMemory.ts';
export { SignedText, type SignedTextProps } from './SignedText/SignedText.tsx';
export { ThinkingIndicator, type ThinkingIndicatorProps } from './ThinkingIndicator/ThinkingIndicator.tsx';
export { entryFromFailure, type NoteReading, warningsFromAnswer } from './turnNotes.ts';
export { WhyThisPanel, type WhyThisPanelProps } from './WhyThisPanel/WhyThisPanel.tsx';
