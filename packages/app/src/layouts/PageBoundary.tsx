import { ErrorBoundary, ErrorState, LoadingScreen, paths, useHomeWords } from '@kathaloka/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../adapters/usePageTitle.ts';

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

function FailedPage() {
  usePageTitle(undefined);
  return <ErrorState onRetry={() => void reload()} />;
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
