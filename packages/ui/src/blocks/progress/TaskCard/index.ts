export { TaskCard, type TaskCardProps, type TaskCardTask } from './TaskCard.tsx';
