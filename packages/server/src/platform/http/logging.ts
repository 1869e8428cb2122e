import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/createMetrics.ts';
import { routeName } from './followRequests.ts';

/** A caller may send an id to trace a request through several systems; one that could break a log line is ignored. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** URLs may have 16 kB, but what follows their beginning is not informative. */
const LONGEST_PATH = 500;
/** Refusals that an operator should see if they are frequent. */
const REFUSED = { 403: 'forbidden', 429: 'rate_limited' } as const;

/** Paths that contain a secret: readers of the log could open the links to turns and the invitations. */
const SECRETS = /^((?:\/api\/v1)?\/(?:from|join)\/)[^/]+/i;

const PROBES = new Set(['/healthz', '/readyz']);

/** Logs one line per finished request. Successful probes are not logged, because there is one every few seconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = (request.url.split('?', 1)[0] ?? '').replace(SECRETS, '$1…').slice(0, LONGEST_PATH);
    if (PROBES.has(path) && reply.statusCode < 400) return done();
    const event = REFUSED[reply.statusCode as keyof typeof REFUSED] as string | undefined;
    if (event !== undefined)
      request.log.warn({ event, path, address: request.ip }, 'security: a call was refused');
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

/** Counts each request by the contract's call, or as a page or a file, because there are too many paths. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requestEnded({
      call: routeName(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
