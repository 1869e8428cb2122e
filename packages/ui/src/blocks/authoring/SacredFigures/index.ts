export { SacredFigures, type SacredFiguresProps } from './SacredFigures.tsx';
