export { NeededToCreate, type NeededToCreateProps } from './NeededToCreate.tsx';
