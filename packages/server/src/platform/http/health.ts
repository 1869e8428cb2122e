import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** Whether the database can be written; rejects while it does not respond. */
  readonly isWritable: () => Promise<boolean>;
  readonly isStopping: () => boolean;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve requests, so a load balancer may route to it. */
export function addHealth(app: FastifyInstance, { isWritable, isStopping }: Readiness): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      if (await isWritable()) return { status: 'ready' };
      request.log.warn('not ready: the database only reads');
      return reply.code(503).send({ status: 'read_only' });
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
