export { OutlineView, type OutlineViewProps } from './OutlineView.tsx';
