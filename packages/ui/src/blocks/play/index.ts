export * from './AlternativesPanel/index.ts';
export * from './BranchDialog/index.ts';
export * from './ChoiceButtons/index.ts';
export * from './CommandPanel/index.ts';
export { type Command, type CommandCosts, COMMANDS, type PlayerAction } from './commands.ts';
export * from './DeleteSessionDialog/index.ts';
export { type AnswerReading, entriesFromAnswer, entryFromFailure } from './entriesFromAnswer.ts';
export { entriesFromHistory, type HistoryReading } from './entriesFromHistory.ts';
export * from './KnowHowPanel/index.ts';
export { type GrowingText, isTale, type LogEntry, type LogEntryType, plainTextOf } from './logEntry.ts';
export * from './ModelPicker/index.ts';
export * from './NewerVersionBar/index.ts';
export * from './OfflineBar/index.ts';
export * from './PlayLog/index.ts';
export {
  DEFAULT_PREFERENCES,
  type PlayPreferences,
  PREFERRED_THEMES,
  type PreferredTheme,
  type TypingStyle,
} from './playPreferences.ts';
export * from './PlaySettings/index.ts';
export * from './PlayTopBar/index.ts';
export * from './SessionMap/index.ts';
export * from './SessionPanel/index.ts';
export * from './ShortcutsDialog/index.ts';
export * from './SidePanel/index.ts';
export * from './ThinkingIndicator/index.ts';
export * from './UndoDialog/index.ts';
export * from './WhyThisPanel/index.ts';
