import type { ReactNode } from 'react';
import { Hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.styles.ts';

export interface LiveRegionProps {
  /** What is to be said; empty while there is nothing. The region must stand in the page before its words change. */
  children: ReactNode;
  /** It may interrupt: only for what cannot wait. */
  isUrgent?: boolean;
}

/** Says what changes to those who hear the page, and shows nothing. */
export function LiveRegion({ children, isUrgent = false }: LiveRegionProps) {
  return (
    <Hidden as="div" role={isUrgent ? 'alert' : 'status'} aria-atomic>
      {children}
    </Hidden>
  );
}
