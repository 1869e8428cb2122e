import type { FastifyInstance } from 'fastify';
import type { Deps } from '../Deps.ts';
import type { Limit } from '../limits/limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of one network. */
    limit?: Limit;
  }
}

/** Limits pictures and pages, which need no token. Calls of the contract are limited by their rows. */
export function limitFiles(app: FastifyInstance, { rateLimiter }: Pick<Deps, 'rateLimiter'>): void {
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { limit } = routeOptions.config;
    if (limit) await rateLimiter.takeFrom(limit, ip);
  });
}
