export { HeroSection, type HeroSectionProps } from './HeroSection.tsx';
