import type { ComponentProps, ReactNode } from 'react';
import { Hidden } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is heard and not seen. */
  children: ReactNode;
  /** The element it is: `span` inside a text, `h1` for a page whose title is not drawn. */
  as?: 'span' | 'p' | 'h1' | 'h2';
}

/** Words that are heard and not seen. */
export function VisuallyHidden({ children, as = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Hidden as={as} {...rest}>
      {children}
    </Hidden>
  );
}
