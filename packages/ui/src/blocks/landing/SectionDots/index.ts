export { SectionDots, type SectionDotsProps } from './SectionDots.tsx';
