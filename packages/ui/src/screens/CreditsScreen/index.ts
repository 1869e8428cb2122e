export { CreditsScreen, type CreditsScreenProps } from './CreditsScreen.tsx';
