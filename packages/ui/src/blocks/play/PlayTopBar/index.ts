export { PlayTopBar, type PlayTopBarProps } from './PlayTopBar.tsx';
