export { BeginSection, type BeginSectionProps } from './BeginSection.tsx';
