import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** Rejects while the database does not respond. */
  readonly ping: () => Promise<unknown>;
  readonly isStopping: () => boolean;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve requests, so a load balancer may route to it. */
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
