import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** Rejects while the database does not answer. */
  readonly ping: () => Promise<unknown>;
  readonly isStopping: () => boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can do its work, and a load balancer may send it some. */
export function addHealth(app: FastifyInstance, { ping, isStopping }: Readiness): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
