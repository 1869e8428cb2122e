import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inRequest, resumeWork } from '../tracing/requestContext.ts';
import type { Trace, Tracing } from '../tracing/Trace.ts';
import type { WorkMeter } from '../tracing/workClock.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request has cost so far. Null if it was refused before it had a route. */
    meter: WorkMeter | null;
  }
}

interface Following {
  readonly tracing: Tracing | undefined;
  /** Whether the callers' trace headers come through the operator's proxy, and are trusted. */
  readonly believesCallers: boolean;
}

/** Gives all work for a request the request's id and trace, and counts that work. */
export function followRequests(app: FastifyInstance, { tracing, believesCallers }: Following): void {
  const traces = new WeakMap<FastifyRequest, Trace>();
  app.decorateRequest('meter', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const trace = tracing?.begin({
      name: routeName(request),
      id: request.id,
      method: request.method,
      traceparent: believesCallers ? String(request.headers.traceparent ?? '') : null,
    });
    if (trace) traces.set(request, trace);
    const meter = { loopMs: 0, workerMs: 0 };
    request.meter = meter;
    resumeWork(meter);
    inRequest({ id: request.id, trace: trace ?? null, meter }, done);
  });
  // the call may have waited for another one of its account, in whose callback it goes on
  app.addHook('preHandler', ({ meter }, _reply, done) => {
    resumeWork(meter);
    done();
  });
  if (!tracing) return;
  app.addHook('onResponse', (request, reply, done) => {
    traces.get(request)?.end(reply.statusCode);
    done();
  });
}

/** The contract's call, or the kind of page or file, because there are too many paths. */
export function routeName({ routeOptions: { config, url } }: FastifyRequest): string {
  return config.call ?? (url?.includes('*') ? 'file' : url) ?? 'unknown';
}
