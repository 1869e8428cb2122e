export { TaskRow, type TaskRowProps, type TaskRowTask } from './TaskRow.tsx';
