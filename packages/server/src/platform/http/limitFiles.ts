import type { FastifyInstance } from 'fastify';
import type { Deps } from '../Deps.ts';
import type { Debts } from '../limits/debts.ts';
import { BUCKETS } from '../limits/costs.ts';
import type { Limit } from '../limits/limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The limit of one network; null for what costs next to nothing, or must answer without the database. Routes that
     * are no calls have that of cheap calls if they do not say.
     */
    limit?: Limit | null;
  }
}

/** Limits pictures and pages, which need no token. Calls of the contract are limited by their rows. */
export function limitFiles(
  app: FastifyInstance,
  { rateLimiter, debts }: Pick<Deps, 'rateLimiter'> & { readonly debts: Debts | null },
): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.call === undefined && route.config?.limit === undefined)
      route.config = { ...route.config, limit: BUCKETS.cheap.network };
  });
  app.addHook('onRequest', async ({ routeOptions, ip, is404 }) => {
    const { limit } = routeOptions.config;
    if (limit) await rateLimiter.takeFrom(limit, ip);
    // an unknown address is answered without the database, but not for nothing
    else if (!is404) return;
    debts?.refuse({ user: null, ip });
  });
}
