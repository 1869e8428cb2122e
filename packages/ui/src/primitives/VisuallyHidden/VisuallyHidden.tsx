import type { ComponentProps, ReactNode } from 'react';
import { Hidden } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text for screen readers. */
  children: ReactNode;
  /**
   * The element to render: `span` inside a text, `h1` for a page without a visible title.
   * @default 'span'
   */
  as?: 'span' | 'p' | 'h1' | 'h2';
}

/**
 * Text for screen readers only.
 *
 * @use Tells screen readers what is visible to other readers.
 * @avoid Not to hide content from all readers: leave it out. Not for text that changes: `LiveRegion`.
 * @heard Its text, in place.
 * @keys none
 * @example
 * <VisuallyHidden>3 new messages</VisuallyHidden>
 */
export function VisuallyHidden({ children, as = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Hidden as={as} {...rest}>
      {children}
    </Hidden>
  );
}
