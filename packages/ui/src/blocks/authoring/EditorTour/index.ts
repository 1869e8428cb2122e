export { EditorTour, type EditorTourProps } from './EditorTour.tsx';
