import type { ComponentProps, ReactNode } from 'react';
import { Lotus } from '../../ornaments/Lotus.tsx';
import { EmptyRoot } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is missing, in a sentence. */
  children: ReactNode;
  /** An action. */
  action?: ReactNode;
}

/**
 * The empty state of a list or a page.
 *
 * @use Replaces an empty list: says what is missing, and what to do about it.
 * @avoid Not when something has failed: `ErrorState`.
 * @heard Its sentence, and its action.
 * @keys tab
 * @example
 * <EmptyState>No stories match these filters.</EmptyState>
 */
export function EmptyState({ children, action, ...rest }: EmptyStateProps) {
  return (
    <EmptyRoot {...rest}>
      <Lotus size={76} />
      <p dir="auto">{children}</p>
      {action}
    </EmptyRoot>
  );
}
