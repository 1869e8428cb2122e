import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * A part of a page that is fetched when it is first shown. While it is loading nothing is shown in its place; if it
 * fails to load, a notice offers a retry, and the rest of the page stays as it is.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempt = () => lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  const first = attempt();

  return function LazyWithRetry(props: Props) {
    // React caches the result of a lazy import, so a retry needs a new component
    const [Part, setPart] = useState(() => first);
    const failed = (reset: () => void) =>
      noticeWith(() => {
        setPart(() => attempt());
        reset();
      });
    return (
      <ErrorBoundary fallback={failed}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

function noticeWith(onRetry: () => void): ReactNode {
  return <LoadFailure onRetry={onRetry} />;
}
