export { StoryTable, type StoryTableProps } from './StoryTable.tsx';
