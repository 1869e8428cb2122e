export { type AutoAdvance, type AutoAdvanceOptions, useAutoAdvance } from './useAutoAdvance.ts';
export { useIsOverflowing } from './useIsOverflowing.ts';
export { usePageDirection } from './usePageDirection.ts';
export { useReducedMotion } from './useReducedMotion.ts';
export { type TypewriterOptions, type TypewriterState, useTypewriter } from './useTypewriter.ts';
