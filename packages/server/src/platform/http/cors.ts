import { API_BASE } from '@kathaloka/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { contractRows } from './contractRows.ts';

/** Headers of answers that the client and downloads read. */
const READABLE = 'x-request-id, retry-after, content-disposition';
/** The longest time that browsers remember a preflight. */
const TWO_HOURS_SECONDS = 7200;

const unique = (names: readonly string[]): string => [...new Set(names)].join(', ');

const PREFLIGHT = {
  'access-control-allow-methods': unique(contractRows.map(([, { method }]) => method)),
  'access-control-allow-headers': unique([
    'authorization',
    'content-type',
    ...contractRows.flatMap(([, { headers }]) => Object.keys(headers?.shape ?? {})),
  ]),
  'access-control-max-age': TWO_HOURS_SECONDS,
};

/** Their addresses contain what nobody guesses, so a page that has one may show it, as it may link to it. */
const PICTURE = /^\/(?:covers|scenes|pictures)\//;

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith(`${API_BASE}/`);

/**
 * Lets pages of the listed origins call the API, and show its pictures. Tokens are in a header, so no page may
 * send the cookies of this site. Must be registered after the hosts are checked, and before anything refuses a call.
 */
export function allowOrigins(app: FastifyInstance, { corsOrigins }: Pick<Config, 'corsOrigins'>): void {
  if (corsOrigins.length === 0) return;
  const allowed = new Set(corsOrigins);

  app.addHook('onRequest', (request, reply, done) => {
    if (PICTURE.test(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin');
    const { origin, 'access-control-request-method': wanted } = request.headers;
    if (!isCall(request) || origin === undefined || !allowed.has(origin)) return done();
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': READABLE });
    if (request.method !== 'OPTIONS' || wanted === undefined) return done();
    return reply.code(204).headers(PREFLIGHT).send();
  });

  // after others have set theirs; a cache must not answer one origin with the headers of another
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isCall(request)) {
      const vary = reply.getHeader('vary');
      reply.header('vary', vary ? `${String(vary)}, origin` : 'origin');
    }
    done();
  });
}
