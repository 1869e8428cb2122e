export { FeaturesSection, type FeaturesSectionProps } from './FeaturesSection.tsx';
