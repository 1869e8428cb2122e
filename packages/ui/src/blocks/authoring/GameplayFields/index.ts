export { GameplayFields } from './GameplayFields.tsx';
