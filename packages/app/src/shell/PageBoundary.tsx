import {
  ErrorBoundary,
  ErrorState,
  lazyPart,
  LoadingScreen,
  paths,
  homeWords,
  useWords,
} from '@kathaloka/ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pressAgain } from '../browser/earlyPress.ts';
import { useIsHydrated } from '../browser/useIsHydrated.ts';
import { useOnline } from '../browser/useOnline.ts';
import { usePageTitle } from './usePageTitle.ts';

const ShelfLink = lazyPart(() => import('../offline/ShelfLink.tsx').then((part) => part.ShelfLink));

interface PageBoundaryProps {
  children: ReactNode;
  /** A constant name for pages that stay mounted while their path changes. */
  name?: string;
}

/** Shows an error in place of a page that failed or whose script failed to load. */
export function PageBoundary({ children, name }: PageBoundaryProps) {
  const { pathname } = useLocation();
  const words = useWords(homeWords);
  const message = pathname === paths.home ? words.loading : words.loadingMore;
  return (
    <ErrorBoundary key={name ?? pathname} fallback={failure}>
      <Suspense fallback={<LoadingScreen message={message} />}>
        {children}
        <PressedBefore />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Rendered beside a page: after hydration, it repeats a press on a button that came too early. */
function PressedBefore() {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) pressAgain();
  }, [isHydrated]);
  return null;
}

function failure(): ReactNode {
  return (
    <>
      <FailedPage />
      <PressedBefore />
    </>
  );
}

/** The error page. After a failure without a network, the page reloads once there is one. */
function FailedPage() {
  usePageTitle(undefined);
  const isOnline = useOnline();
  const isAnswered = useIsAnswered();
  const wasOffline = useRef(!isOnline);

  useEffect(() => {
    if (isOnline && wasOffline.current) void reload();
    wasOffline.current = !isOnline;
  }, [isOnline]);

  return isOnline && isAnswered ? (
    <ErrorState onRetry={() => void reload()} />
  ) : (
    <ErrorState kind="offline" onRetry={() => void reload()} action={<ShelfLink />} />
  );
}

/** Whether the server answers. Browsers count as online in any network, even one without the internet. */
function useIsAnswered(): boolean {
  const [isAnswered, setIsAnswered] = useState(true);
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const answers = await answersHere();
      if (!isLeft) setIsAnswered(answers);
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, []);
  return isAnswered;
}

async function answersHere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page if the server answers. A retry needs a reload, because the browser caches a failed import. */
async function reload(): Promise<void> {
  if (await answersHere()) location.reload();
}
