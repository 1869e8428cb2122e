export { type AutoAdvance, type AutoAdvanceOptions, useAutoAdvance } from './useAutoAdvance.ts';
export { useIsOverflowing } from './useIsOverflowing.ts';
export { useReducedMotion } from './useReducedMotion.ts';
