export { PrivacyScreen } from './PrivacyScreen.tsx';
