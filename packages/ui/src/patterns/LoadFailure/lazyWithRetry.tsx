import type { ComponentType, ReactNode } from 'react';
import { lazyPart, type MissingPartProps, useRetry } from '../../element/lazyPart.tsx';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * Makes a part of a page whose script is loaded when it is first rendered. While it loads, nothing is shown;
 * if it fails to load, a notice offers a retry, and the rest of the page stays. A part with `open` and
 * `onOpenChange` is retried whenever it is opened, and its notice can be closed.
 *
 * @example
 * const Calendar = lazyWithRetry(async () => (await importCalendar()).Calendar);
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load, MissingWithNotice);
  return function LazyWithRetry(props: Props) {
    return (
      <ErrorBoundary fallback={noticeWith}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

function noticeWith(onRetry: () => void): ReactNode {
  return <LoadFailure onRetry={onRetry} />;
}

interface Openable {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A notice with a retry, while a part that should be visible has failed to load. */
export function MissingWithNotice({ part, onRetry }: MissingPartProps<object>) {
  const isOpen = useRetry(part, onRetry);
  if (!onRetry || !isOpen) return null;
  const { onOpenChange } = part as Openable;
  return <LoadFailure onRetry={onRetry} onClose={onOpenChange && (() => onOpenChange(false))} />;
}
