export { TaskRow, type TaskRowProps } from './TaskRow.tsx';
