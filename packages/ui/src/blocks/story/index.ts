export { CommandsGrid, type CommandsGridProps } from './CommandsGrid/CommandsGrid.tsx';
export { EndingsPanel, type EndingsPanelProps } from './EndingsPanel/EndingsPanel.tsx';
export {
  Opening,
  type OpeningEnd,
  type OpeningLead,
  type OpeningNotice,
  type OpeningProps,
  type OpeningScene,
} from './Opening/Opening.tsx';
export { ReportDialog, type ReportDialogProps, type ReportValues } from './ReportDialog/ReportDialog.tsx';
export { StatisticsPanel, type StatisticsPanelProps } from './StatisticsPanel/StatisticsPanel.tsx';
export { StatusPill, type StatusPillProps } from './StatusPill/StatusPill.tsx';
export { StoryFacts, type StoryFactsProps } from './StoryFacts/StoryFacts.tsx';
export { StoryHeader, type StoryHeaderProps } from './StoryHeader/StoryHeader.tsx';
export { StoryText, type StoryTextProps } from './StoryText/StoryText.tsx';
