import { type Clock, isStale } from './clock.ts';

/** Asks again only if the last answer is older than this. Only one question runs at a time, and a failure is not stored. */
export function recent<T>(freshMs: number, clock: Clock, ask: (now: Date) => Promise<T>): () => Promise<T> {
  let last: { readonly answer: T; readonly at: Date } | null = null;
  let asking: Promise<T> | null = null;
  async function askNow(): Promise<T> {
    const at = clock();
    try {
      last = { answer: await ask(at), at };
      return last.answer;
    } finally {
      asking = null;
    }
  }
  return () => {
    if (asking) return asking;
    if (last && !isStale(freshMs, last.at, clock())) return Promise.resolve(last.answer);
    asking = askNow();
    return asking;
  };
}
