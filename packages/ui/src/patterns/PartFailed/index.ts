export { PartFailed, type PartFailedProps } from './PartFailed.tsx';
