import { HOME_OVERLAY_MS } from '@kathaloka/contract/limits';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sessionStore } from '../../browser/safeStorage.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';

export const GREETED_KEY = 'kathaloka.greeted';

/** How the router calls the entry with which a document began. */
const FIRST_ENTRY = 'default';

interface Greeting {
  /** For how long it is shown from now on; 0: not at all. */
  readonly durationMs: number;
  readonly end: () => void;
}

/** The greeting is shown once per visit, not on each return to Home, and its time runs from the start of the navigation. */
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

/** A page that was slow to come has greeted nobody, and is not held up for it. */
function timeLeft(key: string): number {
  const sinceStart = key === FIRST_ENTRY ? performance.now() : 0;
  return Math.max(0, HOME_OVERLAY_MS - sinceStart);
}
