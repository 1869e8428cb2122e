import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { SignedInUser } from '../auth/admit.ts';
import type { Deps } from '../Deps.ts';
import type { Debts } from '../limits/debts.ts';
import { BUCKETS } from '../limits/costs.ts';
import type { Limit } from '../limits/limits.ts';
import type { Turns } from './turns.ts';

/** Whose book or other property a page shows, where its address says so instead of a token. */
interface AccountOfPage {
  readonly limit: Limit;
  /** Null if the address opens nothing. */
  readonly find: (request: FastifyRequest) => Promise<SignedInUser | null>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The limit of one network; null for what costs next to nothing, or must answer without the database. Routes that
     * are no calls have that of cheap calls if they do not say.
     */
    limit?: Limit | null;
    /** The page then counts, waits and costs as a dear call of this account, and `request.user` is its owner. */
    account?: AccountOfPage;
  }
}

interface FileLimits extends Pick<Deps, 'rateLimiter'> {
  readonly debts: Debts | null;
  /** Null: no limits. */
  readonly turns: Turns | null;
}

/** Limits pictures and pages, which need no token. Calls of the contract are limited by their rows. */
export function limitFiles(app: FastifyInstance, limits: FileLimits): void {
  const { rateLimiter, debts } = limits;
  app.addHook('onRoute', (route) => {
    if (route.config?.call === undefined && route.config?.limit === undefined)
      route.config = { ...route.config, limit: BUCKETS.cheap.network };
    if (route.config?.account) route.handler = asCallOf(route.config.account, route.handler, limits);
  });
  app.addHook('onRequest', async ({ routeOptions, ip, is404 }) => {
    const { limit } = routeOptions.config;
    if (limit) await rateLimiter.takeFrom(limit, ip);
    // an unknown address is answered without the database, but not for nothing
    else if (!is404) return;
    debts?.refuse({ user: null, ip });
  });
}

/** Answers when few dear calls of the account run that the address names. */
function asCallOf(
  { limit, find }: AccountOfPage,
  handler: RouteHandlerMethod,
  { rateLimiter, debts, turns }: FileLimits,
): RouteHandlerMethod {
  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const found = () => find(request);
    request.user = await (turns ? turns.inTurn('dear', request, found) : found());
    if (!request.user) return;
    await rateLimiter.take(limit, request.user.id);
    debts?.refuse(request);
    if (turns) request.slot = await turns.takeSlot(request.user.id, { request, reply });
  }
  return async function answer(request, reply) {
    await enter(request, reply);
    const handle = async (): Promise<unknown> => handler.call(this, request, reply);
    return turns ? turns.inTurn('dear', request, handle) : handle();
  };
}
