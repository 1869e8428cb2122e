import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import type { AccountsContext } from './features/accounts/context.ts';
import { findSignedInUser } from './features/accounts/sessionsRepository.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { reactionsRoutes } from './features/reactions/routes.ts';
import { createAccessTokens, derivedKey } from './platform/auth/accessTokens.ts';
import { createAdmit } from './platform/auth/admit.ts';
import type { Passwords } from './platform/auth/passwords.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/schema.ts';
import type { Logger } from './platform/log.ts';
import { addApiPages } from './platform/http/apiPages.ts';
import { handleErrors } from './platform/http/errors.ts';
import { addHeaders } from './platform/http/headers.ts';
import { addHealth } from './platform/http/health.ts';
import { readJsonBodies } from './platform/http/jsonBody.ts';
import { logRequests, requestId } from './platform/http/logging.ts';
import { createLimits, noLimits } from './platform/limits/limits.ts';
import { registerContract } from './platform/http/registerContract.ts';
import { closeGracefully } from './platform/http/shutdown.ts';
import { serveStatic, type StaticFolders } from './platform/http/static.ts';

export interface AppDependencies {
  readonly config: Pick<Config, 'publicUrl' | 'rateLimit' | 'startingCredits' | 'trustedProxies'>;
  readonly authSecret: string;
  readonly clock: Clock;
  readonly db: Database;
  readonly folders: StaticFolders;
  readonly log: Logger;
  readonly passwords: Passwords;
}

const BODY_LIMIT_BYTES = 256 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

function accountsContext(dependencies: AppDependencies): AccountsContext {
  const { authSecret, clock, config, db, log, passwords } = dependencies;
  return {
    db,
    clock,
    log,
    config,
    passwords,
    tokens: createAccessTokens({ secret: authSecret, issuer: config.publicUrl, clock }),
    refreshKey: derivedKey(authSecret, 'refresh tokens'),
    limits: config.rateLimit ? createLimits(db, clock) : noLimits,
  };
}

/** What the features offer, by the contract's names. */
export function routesOf(dependencies: AppDependencies, accounts = accountsContext(dependencies)) {
  const { db, clock } = dependencies;
  return {
    ...catalogueRoutes({ db, clock }),
    ...reactionsRoutes({ db, clock }),
    ...accountsRoutes(accounts),
  };
}

/** The whole HTTP server, not yet listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { clock, config, db, folders, log } = dependencies;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    // an address that a caller claims for itself is not believed
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);

  handleErrors(app);
  logRequests(app);
  await addHeaders(app);
  const { isStopping } = closeGracefully(app);
  addHealth(app, { isStopping, ping: () => sql`select 1`.execute(db) });
  const accounts = accountsContext(dependencies);
  const admit = createAdmit({
    tokens: accounts.tokens,
    findUser: (claims) => findSignedInUser(db, claims, clock()),
  });
  registerContract(app, routesOf(dependencies, accounts), admit);
  addApiPages(app, config.publicUrl);
  await serveStatic(app, folders);
  return app;
}
