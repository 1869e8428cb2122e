export { XpMeaning, type XpMeaningProps } from './XpMeaning.tsx';
