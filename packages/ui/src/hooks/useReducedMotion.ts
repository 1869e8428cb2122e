import { useMediaQuery } from './useMediaQuery.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Whether the person has asked the system for less motion.
 *
 * @example
 * const isReduced = useReducedMotion();
 */
export function useReducedMotion(): boolean {
  return useMediaQuery(QUERY);
}
