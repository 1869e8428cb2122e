import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from './Trace.ts';
import { createWorkClock, type WorkMeter } from './workClock.ts';

interface RequestContext {
  readonly id: string;
  /** Null if nothing is traced. */
  readonly trace: Trace | null;
  readonly meter: WorkMeter;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work`, and everything that follows from it, in the context of this request. */
export function inRequest(request: RequestContext, work: () => void): void {
  storage.run(request, work);
}

const clock = createWorkClock();

/** Says that this thread now works for the current request, or for the given one. */
export function resumeWork(meter: WorkMeter | null = storage.getStore()?.meter ?? null): void {
  clock.resume(meter);
}

/** Notes that another thread or process has worked for the current request. */
export function workedElsewhere(ms: number): void {
  const meter = storage.getStore()?.meter;
  if (meter) meter.workerMs += ms;
}

/**
 * Counts the time of another thread's or the database's answer for the current request, and says that this thread goes
 * on with it.
 */
export function charged<Answer>(answer: Promise<Answer>, { mostMs = Infinity } = {}): Promise<Answer> {
  const began = performance.now();
  return answer.finally(() => {
    workedElsewhere(Math.min(mostMs, performance.now() - began));
    resumeWork();
  });
}

export const currentTrace = (): Trace | null => storage.getStore()?.trace ?? null;

/** The headers that tell other services about the current request. */
export function requestHeaders(): Readonly<Record<string, string>> {
  const request = storage.getStore();
  if (!request) return {};
  return {
    'x-request-id': request.id,
    ...(request.trace && { traceparent: request.trace.traceparent }),
  };
}
