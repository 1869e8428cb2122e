import type { TokenSource } from './tokenSource.ts';

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 30_000;

/** Retries a token refresh with exponential backoff while the server cannot be reached. */
export function createRetry(tokens: TokenSource) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    pause = FIRST_PAUSE_MS;
  }

  function start(): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      // refreshes the expired token; `onReachability` then stops these retries or starts the next one
      void tokens.current();
    }, pause);
  }

  return { start, stop };
}
