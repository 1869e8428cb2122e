import { useEffect, useState } from 'react';
import type { FromWorker } from './messages.ts';
import { tellListening } from './workerClient.ts';

export interface StoredAnswers {
  /** The time of the oldest cached answer on this page; null if it is unknown. */
  readonly at: string | null;
  readonly now: string;
}

/** Whether this page shows cached answers, and how old they are; undefined if not. */
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
    // requests messages that were sent before this page listened
    tellListening();
    return () => workers.removeEventListener('message', follow);
  }, [pathname]);
  return stored?.pathname === pathname ? stored : undefined;
}

const earlier = (...times: (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort()[0] ?? null;
