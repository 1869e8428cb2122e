import type { FastifyInstance } from 'fastify';
import type { Replica } from '../replica/Replica.ts';
import type { DiskSpace } from '../diskSpace.ts';

export interface Readiness {
  /** Whether the database can be written; rejects while it does not respond. */
  readonly isWritable: () => Promise<boolean>;
  readonly isStopping: () => boolean;
  /** Absent if none is configured. */
  readonly replica?: Pick<Replica, 'isUp'> | undefined;
  /** Absent if the database has a disk of its own. */
  readonly diskSpace?: Pick<DiskSpace, 'isLow'> | undefined;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve requests, so a load balancer may route to it. */
export function addHealth(
  app: FastifyInstance,
  { isWritable, isStopping, replica, diskSpace }: Readiness,
): void {
  // orchestrators ask often, and also while the database is gone
  const config = { limit: null };
  app.get('/healthz', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      // with a nearly full disk it still serves reads, sign-ins and deletions
      if (await isWritable())
        return {
          status: 'ready',
          // without the replica it still serves, at a higher load of the primary
          ...(replica && !replica.isUp() && { reads: 'primary' }),
          ...((await diskSpace?.isLow()) && { stores: 'nothing that grows' }),
        };
      request.log.warn('not ready: the database only reads');
      return reply.code(503).send({ status: 'read_only' });
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
