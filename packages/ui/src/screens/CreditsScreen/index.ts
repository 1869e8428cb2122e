export { type CreditBalance, CreditsScreen, type CreditsScreenProps } from './CreditsScreen.tsx';
