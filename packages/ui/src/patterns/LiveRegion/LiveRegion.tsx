import type { ComponentProps, ReactNode } from 'react';
import { Hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.styles.ts';

export interface LiveRegionProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** The text to announce; empty if there is none. The region must be rendered before its text changes. */
  children: ReactNode;
  /**
   * Whether to interrupt the screen reader: only for urgent messages.
   * @default false
   */
  isUrgent?: boolean;
}

/**
 * Announces changes to screen readers; visually hidden.
 *
 * @use Announces a change without moving the focus.
 * @avoid Not for an error: `ErrorState`. Not for visible text: screen readers would read it twice.
 * @heard Its text, when it changes, politely.
 * @keys none
 * @example
 * <LiveRegion>{isSaved && 'Saved'}</LiveRegion>
 */
export function LiveRegion({ children, isUrgent = false, ...rest }: LiveRegionProps) {
  return (
    <Hidden as="div" role={isUrgent ? 'alert' : 'status'} aria-atomic {...rest}>
      {children}
    </Hidden>
  );
}
