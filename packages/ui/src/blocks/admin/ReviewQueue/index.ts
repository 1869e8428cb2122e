export { ReviewQueue, type ReviewQueueProps } from './ReviewQueue.tsx';
