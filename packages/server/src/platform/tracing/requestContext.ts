import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from './Trace.ts';

interface RequestContext {
  readonly id: string;
  /** Null if nothing is traced. */
  readonly trace: Trace | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work`, and everything that follows from it, in the context of this request. */
export function inRequest(request: RequestContext, work: () => void): void {
  storage.run(request, work);
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
