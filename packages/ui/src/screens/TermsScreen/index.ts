export { TermsScreen } from './TermsScreen.tsx';
