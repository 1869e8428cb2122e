import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import type { Database } from './platform/db/schema.ts';
import type { Logger } from './platform/log.ts';
import { addApiPages } from './platform/http/apiPages.ts';
import { handleErrors } from './platform/http/errors.ts';
import { addHeaders } from './platform/http/headers.ts';
import { addHealth } from './platform/http/health.ts';
import { logRequests, requestId } from './platform/http/logging.ts';
import { registerContract } from './platform/http/registerContract.ts';
import { closeGracefully } from './platform/http/shutdown.ts';
import { serveStatic, type StaticFolders } from './platform/http/static.ts';

export interface AppDependencies {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly db: Database;
  readonly folders: StaticFolders;
  readonly log: Logger;
}

const BODY_LIMIT_BYTES = 256 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** What the features offer, by the contract's names. */
export function routesOf({ db }: Pick<AppDependencies, 'db'>) {
  return { ...catalogueRoutes(db) };
}

/** The whole HTTP server, not yet listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, db, folders, log } = dependencies;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');

  handleErrors(app);
  logRequests(app);
  await addHeaders(app);
  const { isStopping } = closeGracefully(app);
  addHealth(app, { isStopping, ping: () => sql`select 1`.execute(db) });
  registerContract(app, routesOf(dependencies));
  addApiPages(app, config.publicUrl);
  await serveStatic(app, folders);
  return app;
}
