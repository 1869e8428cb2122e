export { EndingShelf, type EndingShelfProps } from './EndingShelf/EndingShelf.tsx';
export { LevelSummary, type LevelSummaryProps } from './LevelSummary/LevelSummary.tsx';
export { StreakNote, type StreakNoteProps } from './StreakNote/StreakNote.tsx';
export { TaskCard, type TaskCardProps, type TaskCardTask } from './TaskCard/TaskCard.tsx';
export { TaskPanel, type TaskPanelProps } from './TaskPanel/TaskPanel.tsx';
export { TaskRow, type TaskRowProps, type TaskRowTask } from './TaskRow/TaskRow.tsx';
