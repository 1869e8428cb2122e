import { ErrorBoundary, ErrorState, LoadingScreen, useHomeWords } from '@kathaloka/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../adapters/usePageTitle.ts';

/** Keeps a page that failed, or whose script did not arrive, from being a blank one. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const words = useHomeWords();
  return (
    <ErrorBoundary key={pathname} fallback={failure}>
      <Suspense fallback={<LoadingScreen message={words.loading} />}>{children}</Suspense>
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

/** A script that did not arrive is not asked for twice by one page, so the page begins anew; but only where a server answers. */
async function reload(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  location.reload();
}
