export { HowItWorksSection, type HowItWorksSectionProps } from './HowItWorksSection.tsx';
