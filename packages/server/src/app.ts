import { BODY_MAX_BYTES } from '@kathaloka/contract/limits';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { type AccountsDependencies, accountsContext } from './features/accounts/context.ts';
import { findSignedInUser } from './features/accounts/sessionsRepository.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { addPages, addSitemap } from './features/pages/routes.ts';
import { reactionsRoutes } from './features/reactions/routes.ts';
import { createAdmit } from './platform/auth/admit.ts';
import { addApiPages } from './platform/http/apiPages.ts';
import { answerBrokenRequest } from './platform/http/brokenRequests.ts';
import { answerUnreadable, handleErrors, readableUrl } from './platform/http/errors.ts';
import { addHeaders } from './platform/http/headers.ts';
import { addHealth } from './platform/http/health.ts';
import { readJsonBodies } from './platform/http/jsonBody.ts';
import { logRequests, requestId } from './platform/http/logging.ts';
import { readPage } from './platform/http/page.ts';
import { registerContract } from './platform/http/registerContract.ts';
import { closeGracefully } from './platform/http/shutdown.ts';
import { serveStatic } from './platform/http/static.ts';
import { letGuestsKeepTheCatalogue, sendSparingly } from './platform/http/transfer.ts';
import { type Covers, createCovers } from './pictures/covers.ts';
import { addCovers } from './pictures/routes.ts';

export interface Folders {
  /** The built app; null while it is served by something else, as in development. */
  readonly app: string | null;
  /** Where painted covers are kept. */
  readonly covers: string;
}

export interface AppDependencies extends AccountsDependencies {
  readonly config: AccountsDependencies['config'] & Pick<Config, 'links' | 'trustedProxies'>;
  readonly folders: Folders;
  /** Given by a caller who asks for covers as well. */
  readonly covers?: Covers;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks for requests that take too long. */
const TIMEOUT_CHECK_MS = 2000;
const WIND_DOWN_MS = 3000;

/** What the features offer, by the contract's names. */
export function routesOf(dependencies: AppDependencies, accounts = accountsContext(dependencies)) {
  const { db, clock, config } = dependencies;
  return {
    ...catalogueRoutes(dependencies),
    ...reactionsRoutes({ db, clock }),
    ...accountsRoutes(accounts),
    ...settingsRoutes(config),
  };
}

/** The whole HTTP server, not yet listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { background, clock, config, db, folders, log } = dependencies;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    // an address that a caller claims for itself is not believed
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // however long, an address meets the contract's own rules first: Node takes 16 kB of headers
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: readableUrl,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);

  handleErrors(app);
  logRequests(app);
  const page = readPage(folders.app);
  await addHeaders(app, {
    offersGoogle: config.google.clientId !== null,
    inline: page?.inline ?? { scripts: [], styles: [] },
  });
  letGuestsKeepTheCatalogue(app);
  sendSparingly(app);
  const { isStopping } = closeGracefully(app);
  // after the last answer: what it left to do is done before the database goes
  app.addHook('onClose', () => background.idle(WIND_DOWN_MS));
  addHealth(app, { isStopping, ping: () => sql`select 1`.execute(db) });
  const accounts = accountsContext(dependencies);
  const admit = createAdmit({
    tokens: accounts.tokens,
    findUser: (claims) => findSignedInUser(db, claims, clock()),
  });
  registerContract(app, routesOf(dependencies, accounts), admit);
  addApiPages(app, config.publicUrl);
  addSitemap(app, { db, publicUrl: config.publicUrl });
  if (page) addPages(app, page, { db, publicUrl: config.publicUrl, clock });
  addCovers(app, dependencies.covers ?? createCovers({ db, folder: folders.covers, log }));
  await serveStatic(app, folders.app, page);
  return app;
}
