import { useEffect, useState } from 'react';
import type { FromWorker } from './messages.ts';
import { tellListening } from './worker.ts';

export interface StoredAnswers {
  /** The time of the oldest answer on this page; null where it is not known. */
  readonly at: string | null;
  readonly now: string;
}

/** What of a page came out of the worker's cache; undefined: nothing. */
export function useStoredAnswers(pathname: string): StoredAnswers | undefined {
  const [stored, setStored] = useState<StoredAnswers & { readonly pathname: string }>();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const workers = navigator.serviceWorker;
    const follow = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'answered') return setStored(undefined);
      const at = data.at === null ? null : new Date(data.at).toISOString();
      const now = new Date().toISOString();
      setStored((before) => ({
        pathname,
        now,
        at: earlier(before?.pathname === pathname ? before.at : null, at),
      }));
    };
    workers.addEventListener('message', follow);
    // what was told before this page listened is lost
    tellListening();
    return () => workers.removeEventListener('message', follow);
  }, [pathname]);
  return stored?.pathname === pathname ? stored : undefined;
}

const earlier = (...times: (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort()[0] ?? null;
