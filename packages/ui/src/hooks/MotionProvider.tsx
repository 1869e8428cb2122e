import { createContext, type ReactNode, useContext } from 'react';

const MotionContext = createContext(true);

export interface MotionProviderProps {
  /** False to disable automatic motion, whatever the system's preference is. */
  hasMotion: boolean;
  /** The part of the page that this applies to. */
  children: ReactNode;
}

/**
 * A setting of the product for reduced motion, in addition to the system's.
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
