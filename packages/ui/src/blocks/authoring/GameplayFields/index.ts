export { GameplayFields, type GameplayFieldsProps } from './GameplayFields.tsx';
