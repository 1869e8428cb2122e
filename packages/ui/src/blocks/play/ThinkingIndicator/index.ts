export { ThinkingIndicator, type ThinkingIndicatorProps } from './ThinkingIndicator.tsx';
