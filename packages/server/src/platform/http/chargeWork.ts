import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Debts } from '../limits/debts.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { resumeWork } from '../tracing/requestContext.ts';
import { routeName } from './followRequests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Charges what the request has cost since it was last charged. */
    charge: (() => void) | null;
  }
}

/**
 * Charges each call, page, picture and unknown address, after its answer, for what it has cost. Files of the app are not charged: a proxy
 * may serve them as well.
 */
export function chargeWork(
  app: FastifyInstance,
  { debts, metrics }: { readonly debts: Debts | null; readonly metrics?: Metrics | undefined },
): void {
  app.decorateRequest('charge', null);

  /** Charges what the request has cost since the last time. */
  function charging(request: FastifyRequest): () => void {
    let before = { loopMs: 0, workerMs: 0, bytesOut: bytesSent(request) };
    // a connection that is closed has no address any more, unless somebody has asked for it before
    const { ip } = request;
    return () => {
      // the answer may have ended in the same turn of the event loop in which it was made
      resumeWork(null);
      const { meter, routeOptions, is404 } = request;
      const { call, limit } = routeOptions.config;
      if (!meter || (call === undefined && !limit && !is404)) return;
      const now = { ...meter, bytesOut: bytesSent(request) };
      const loopMs = now.loopMs - before.loopMs;
      const workerMs = now.workerMs - before.workerMs;
      const bytesOut = Math.max(0, now.bytesOut - before.bytesOut);
      before = now;
      debts?.charge({ user: request.user ?? null, ip }, { loopMs, workerMs, bytesOut });
      metrics?.callWorked({ call: routeName(request), loopMs, workerMs });
    };
  }

  app.addHook('onRequest', (request, reply, done) => {
    request.charge = charging(request);
    // after the answer, and when its caller leaves: then there is no `onResponse`
    reply.raw.once('close', request.charge);
    done();
  });
}

/** Requests that tests inject have no connection. */
const bytesSent = ({ raw: { socket } }: FastifyRequest): number =>
  (socket as { bytesWritten?: number } | undefined)?.bytesWritten ?? 0;
