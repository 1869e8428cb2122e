export { LandingHeader, type LandingHeaderProps } from './LandingHeader.tsx';
