export { WaitlistScreen, type WaitlistScreenProps } from './WaitlistScreen.tsx';
