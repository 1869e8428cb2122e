import type { FastifyInstance, FastifyRequest } from 'fastify';
import { debtorsOf, type Debts } from '../limits/debts.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { resumeWork } from '../tracing/requestContext.ts';
import { routeName } from './followRequests.ts';

/**
 * Charges each call, page and picture, after its answer, for what it has cost. Files of the app are not charged: a proxy
 * may serve them as well.
 */
export function chargeWork(
  app: FastifyInstance,
  { debts, metrics }: { readonly debts: Debts | null; readonly metrics?: Metrics | undefined },
): void {
  /** What a connection had sent before the request. */
  const sentBefore = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (request, _reply, done) => {
    sentBefore.set(request, bytesSent(request));
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    // the answer may have ended in the same turn of the event loop in which it was made
    resumeWork(null);
    const { meter, routeOptions } = request;
    if (meter && (routeOptions.config.call ?? routeOptions.config.limit)) {
      const bytesOut = Math.max(0, bytesSent(request) - (sentBefore.get(request) ?? 0));
      debts?.charge(debtorsOf({ user: request.user ?? null, ip: request.ip }), { ...meter, bytesOut });
      metrics?.callWorked({ call: routeName(request), ...meter });
    }
    done();
  });
}

/** Requests that tests inject have no connection. */
const bytesSent = ({ raw: { socket } }: FastifyRequest): number =>
  (socket as { bytesWritten?: number } | undefined)?.bytesWritten ?? 0;
