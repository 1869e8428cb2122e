import { ErrorBoundary, ErrorState, LoadingScreen, paths, useHomeWords } from '@kathaloka/ui';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOnline } from '../browser/useOnline.ts';
import { usePageTitle } from './usePageTitle.ts';

interface PageBoundaryProps {
  children: ReactNode;
  /** For pages that stay while their path changes. */
  name?: string;
}

/** Shows an error in place of a page that failed or whose script did not load. */
export function PageBoundary({ children, name }: PageBoundaryProps) {
  const { pathname } = useLocation();
  const words = useHomeWords();
  const message = pathname === paths.home ? words.loading : words.loadingMore;
  return (
    <ErrorBoundary key={name ?? pathname} fallback={failure}>
      <Suspense fallback={<LoadingScreen message={message} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function failure(): ReactNode {
  return <FailedPage />;
}

/** A page that failed without a network is loaded as soon as there is one. */
function FailedPage() {
  usePageTitle(undefined);
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);

  useEffect(() => {
    if (isOnline && wasOffline.current) void reload();
    wasOffline.current = !isOnline;
  }, [isOnline]);

  return <ErrorState kind={isOnline ? 'failed' : 'offline'} onRetry={() => void reload()} />;
}

/** A failed script import is cached by the browser for the life of the page, so a retry has to reload the page; but only if the server answers. */
async function reload(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  location.reload();
}
