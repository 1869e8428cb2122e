export { type LandingPictures, LandingScreen, type LandingScreenProps } from './LandingScreen.tsx';
