/**
 * The pauses before a lost connection is retried. Together they are long enough for a server to restart; each is short,
 * so that the turn continues soon afterwards.
 */
const PAUSES_MS = [300, 1000, ...Array.from({ length: 14 }, () => 2000)];
/** How long a turn waits for a device that is offline. */
const OFFLINE_MAX_MS = 600_000;

/** The network, as the code of a turn sees it. */
export interface Connection {
  readonly isOnline: () => boolean;
  /**
   * Waits before the next attempt, and until the device is online. Resolves to false if there is no further attempt.
   */
  readonly pause: (attempt: number, signal: AbortSignal) => Promise<boolean>;
}

export const browserConnection: Connection = {
  // only browsers can tell
  isOnline: () => !('onLine' in navigator) || navigator.onLine,
  async pause(attempt, signal) {
    const pause = PAUSES_MS[attempt];
    if (pause === undefined) return false;
    // retried immediately when the device comes back online
    await backOnline(pause, signal);
    if (!browserConnection.isOnline()) await backOnline(OFFLINE_MAX_MS, signal);
    return !signal.aborted && browserConnection.isOnline();
  },
};

/** Resolves when the device comes online, after the timeout, or when the turn is aborted. */
function backOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      done.abort();
      resolve();
    }
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { signal: done.signal });
    globalThis.addEventListener?.('online', end, { signal: done.signal });
  });
}
