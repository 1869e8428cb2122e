export type { PlaySessionProps, PlayTimings } from './playProps.ts';
export { type PlayError, PlayScreen, type PlayScreenProps } from './PlayScreen.tsx';
