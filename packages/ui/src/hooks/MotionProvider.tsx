import { createContext, type ReactNode, useContext } from 'react';

const MotionContext = createContext(true);

export interface MotionProviderProps {
  /** Whether automatic motion is allowed. False overrides the system's preference. */
  hasMotion: boolean;
  /** The part of the page that the setting applies to. */
  children: ReactNode;
}

/**
 * The product's own setting for reduced motion, in addition to the system's.
 *
 * @example
 * <MotionProvider hasMotion={false}>
 *   <App />
 * </MotionProvider>
 */
export function MotionProvider({ hasMotion, children }: MotionProviderProps) {
  return <MotionContext value={hasMotion}>{children}</MotionContext>;
}

export function useHasMotion(): boolean {
  return useContext(MotionContext);
}
