export { Typewriter, type TypewriterProps } from './Typewriter.tsx';
