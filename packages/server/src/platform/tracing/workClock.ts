/** What a request has cost so far. */
export interface WorkMeter {
  /** CPU time of the thread that serves everybody. */
  loopMs: number;
  /** Time of other threads and processes that worked for it alone. */
  workerMs: number;
}

/** Measures whose work the thread is doing. It must be cheap: each request asks it several times. */
export interface WorkClock {
  /** From now on the thread works for this request, until another call of `resume`, or until it is idle. */
  readonly resume: (meter: WorkMeter | null) => void;
}

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Asynchronous work goes on in callbacks of its own: after a statement, after the answer of a thread, when a body has
 * come. Each of these says for whom it begins; it ends where the next one begins, and at the latest with the turn of the
 * event loop.
 */
export function createWorkClock(now: () => number = threadMs): WorkClock {
  let current: WorkMeter | null = null;
  let since = 0;
  let isEnding = false;

  function resume(meter: WorkMeter | null): void {
    if (meter === current) return;
    const at = now();
    if (current) current.loopMs += at - since;
    current = meter;
    since = at;
    if (meter && !isEnding) {
      isEnding = true;
      setImmediate(end);
    }
  }

  function end(): void {
    isEnding = false;
    resume(null);
  }

  return { resume };
}
