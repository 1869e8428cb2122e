import type { ReactNode } from 'react';
import { Lotus } from '../../ornaments/Lotus.tsx';
import { EmptyRoot } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** What is not there, in a sentence. */
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A place where something could be and nothing is yet. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <EmptyRoot>
      <Lotus size={76} />
      <p>{children}</p>
      {action}
    </EmptyRoot>
  );
}
