import type { ComponentProps } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { NoticeRoot } from './LoadFailure.styles.ts';

export interface LoadFailureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called to retry. */
  onRetry: () => void;
}

/**
 * A notice that a lazy part failed to load, with a retry; the page itself keeps working.
 *
 * @example
 * <LoadFailure onRetry={retry} />
 */
export function LoadFailure({ onRetry, ...rest }: LoadFailureProps) {
  return (
    <NoticeRoot {...rest}>
      <ErrorState layout="row" onRetry={onRetry} />
    </NoticeRoot>
  );
}
