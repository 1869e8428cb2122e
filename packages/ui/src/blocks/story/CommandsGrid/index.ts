export { CommandsGrid, type CommandsGridProps } from './CommandsGrid.tsx';
