export type { SwipeWay } from './swipe.ts';
export { type AutoAdvance, type AutoAdvanceOptions, useAutoAdvance } from './useAutoAdvance.ts';
export { type FormControl, type FormFieldControl, type FormOptions, useForm } from './useForm.ts';
export { useIsOverflowing } from './useIsOverflowing.ts';
export { usePageDirection } from './usePageDirection.ts';
export { useReducedMotion } from './useReducedMotion.ts';
export { type SwipeOptions, type SwipeProps, useSwipe } from './useSwipe.ts';
export { type TypewriterOptions, type TypewriterState, useTypewriter } from './useTypewriter.ts';
