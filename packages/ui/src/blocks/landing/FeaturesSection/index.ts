export { FeaturesSection } from './FeaturesSection.tsx';
