export { ThinkingIndicator } from './ThinkingIndicator.tsx';
