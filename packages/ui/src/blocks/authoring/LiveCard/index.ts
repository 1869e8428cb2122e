export { LiveCard, type LiveCardProps } from './LiveCard.tsx';
