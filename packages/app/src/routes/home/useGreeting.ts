import { HOME_OVERLAY_MS } from '@kathaloka/contract/limits';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionStore } from '../../browser/safeStorage.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';

export const GREETED_KEY = 'kathaloka.greeted';

/** The router's key of a document's first history entry. */
const FIRST_ENTRY = 'default';

interface Greeting {
  /** How much longer the greeting is shown; 0 hides it. */
  readonly durationMs: number;
  readonly end: () => void;
}

/** Shows the greeting once per visit. Its time starts with the navigation. */
export function useGreeting(): Greeting {
  const { key } = useLocation();
  const isHydrated = useIsHydrated();
  const [durationMs, setDurationMs] = useState<number>();
  if (isHydrated && durationMs === undefined) setDurationMs(isGreeted() ? 0 : timeLeft(key));

  useEffect(() => {
    if (isHydrated) sessionStore.write(GREETED_KEY, 'yes');
  }, [isHydrated]);

  return { durationMs: durationMs ?? 0, end: () => setDurationMs(0) };
}

const isGreeted = (): boolean => sessionStore.read(GREETED_KEY) !== null;

/** How much longer the greeting may be shown: it must not delay a page that has loaded slowly. */
function timeLeft(key: string): number {
  const sinceStart = key === FIRST_ENTRY ? performance.now() : 0;
  return Math.max(0, HOME_OVERLAY_MS - sinceStart);
}
