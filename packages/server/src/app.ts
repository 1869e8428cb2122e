import { BODY_MAX_BYTES } from '@kathaloka/contract/limits';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { silentConnectionMs } from './actionTimes.ts';
import { administrationRoutes } from './features/administration/routes.ts';
import { recordAdminAccess } from './features/audit/public.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { addOidcPages, createFindSignedInUser, noteWrite } from './features/accounts/public.ts';
import { authoringRoutes } from './features/authoring/routes.ts';
import { createOwnParts } from './features/catalogue/public.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { guestRoutes } from './features/guests/routes.ts';
import { storeUse } from './features/play/public.ts';
import { addPrintPages, booksRoutes } from './features/books/routes.ts';
import { playRoutes } from './features/play/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { authorsRoutes } from './features/authors/routes.ts';
import { addStopLetter } from './features/follows/public.ts';
import { followsRoutes } from './features/follows/routes.ts';
import { seriesRoutes } from './features/series/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { addCovers, addPictures, addScenes } from './features/pictures/routes.ts';
import { type Covers, createCovers, drawingRoutes } from './features/pictures/public.ts';
import { addPages, addSitemap } from './features/htmlPages/routes.ts';
import { ratingsRoutes } from './features/ratings/routes.ts';
import { reactionsRoutes } from './features/reactions/routes.ts';
import { reportsRoutes } from './features/reports/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { taxonomyRoutes } from './features/taxonomy/routes.ts';
import { isWritable } from './platform/db/isWritable.ts';
import { createAdmit } from './platform/auth/admit.ts';
import type { Deps } from './platform/Deps.ts';
import { createReaderResponses } from './platform/responseCache/createReaderResponses.ts';
import { addApiPages } from './platform/http/apiPages.ts';
import { answerBrokenRequest } from './platform/http/brokenRequests.ts';
import { answerUnreadable, handleErrors, readableUrl } from './platform/http/errors.ts';
import type { GuardOptions } from './platform/http/guard.ts';
import { allowOrigins } from './platform/http/cors.ts';
import { addHeaders } from './platform/http/headers.ts';
import { addHealth } from './platform/http/health.ts';
import { checkHosts, toOriginForm, warnOfUnaskedForwarding } from './platform/http/hosts.ts';
import { limitBodies } from './platform/http/bodies.ts';
import { readJsonBodies } from './platform/http/jsonBody.ts';
import { limitFiles } from './platform/http/limitFiles.ts';
import { countRequests, logRequests, requestId } from './platform/http/logging.ts';
import { chargeWork } from './platform/http/chargeWork.ts';
import { followRequests } from './platform/http/followRequests.ts';
import type { CachedCallsOptions } from './platform/http/cachedCalls.ts';
import { readPage } from './platform/http/page.ts';
import type { AllRoutes } from './platform/http/defineRoutes.ts';
import { registerContract } from './platform/http/registerContract.ts';
import { closeGracefully } from './platform/http/shutdown.ts';
import { limitSockets } from './platform/http/sockets.ts';
import { serveStatic } from './platform/http/static.ts';
import { addCompressionAndEtags, allowGuestCaching } from './platform/http/transfer.ts';
import { createTurns, type Turns } from './platform/http/turns.ts';
import { compileValidator } from './platform/http/validate.ts';
import { createDebts, type Debts } from './platform/limits/debts.ts';
import { isWithin } from './platform/limits/networkOf.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node checks for requests that have timed out. */
const TIMEOUT_CHECK_MS = 2000;
const WIND_DOWN_MS = 3000;

/** The services of the features, by the contract's names. */
export function routesOf(deps: Deps): AllRoutes {
  return {
    ...catalogueRoutes(deps),
    ...seriesRoutes(deps),
    ...authorsRoutes(deps),
    ...followsRoutes(deps),
    ...reactionsRoutes(deps),
    ...ratingsRoutes(deps),
    ...accountsRoutes(deps),
    ...guestRoutes(deps),
    ...playRoutes(deps),
    ...booksRoutes(deps),
    ...sharingRoutes(deps),
    ...authoringRoutes(deps),
    ...progressRoutes(deps),
    ...settingsRoutes(deps),
    ...drawingRoutes(),
    ...taxonomyRoutes(deps),
    ...reportsRoutes(deps),
    ...administrationRoutes(deps),
  };
}

interface AppOptions {
  /** Whether the server is about to stop: it still serves, but reports that it is not ready. */
  readonly isLeaving?: () => boolean;
}

/** Waits until the background work has ended, or until the time is up. */
function windDown(deps: Deps, drainMs: number): Promise<void> {
  storeUse(deps);
  return deps.background.idle(Math.max(WIND_DOWN_MS, drainMs));
}

function cacheOptionsOf(deps: Deps): CachedCallsOptions | undefined {
  const { responseCache } = deps;
  return (
    responseCache && {
      responseCache,
      readerResponses: createReaderResponses(createOwnParts(deps)),
      noteWrite: (user_id) => noteWrite(deps, user_id),
    }
  );
}

/** The dependencies of the guard, which enforces the contract's rows. */
function guardOf(deps: Deps, { debts, turns }: SharedLimits): GuardOptions {
  const { config, rateLimiter, replica, diskSpace } = deps;
  return {
    admit: createAdmit({ tokens: deps.tokens, findUser: createFindSignedInUser(deps) }),
    rateLimiter: config.rateLimit ? rateLimiter : null,
    debts,
    turns,
    isForYoung: config.young.accounts === 'all',
    diskSpace,
    noteWrite: replica?.noteWrite,
    recordAdminAccess: (call) => recordAdminAccess(deps, call),
  };
}

function addAllPictures(app: FastifyInstance, deps: Deps, covers: Covers): void {
  addCovers(app, covers);
  addScenes(app, deps);
  addPictures(app, deps);
}

/** What callers owe and whose turn it is, of calls, pages and files together. Nulls: no limits. */
interface SharedLimits {
  readonly debts: Debts | null;
  readonly turns: Turns | null;
}

function limitsOf({ config, clock, metrics }: Deps): SharedLimits {
  if (!config.rateLimit) return { debts: null, turns: null };
  const isTrusted = (address: string) => isWithin(address, config.networkLimits.trusted);
  const debts = createDebts(clock, { onRefusal: metrics?.callInDebt, isTrusted });
  return { debts, turns: createTurns({ debts }) };
}

/** Adds what is neither a call nor a page to read. */
function addForMachines(app: FastifyInstance, deps: Deps): void {
  addOidcPages(app, deps);
  addApiPages(app, deps.config.publicUrl);
  addSitemap(app, deps);
  addStopLetter(app, deps);
}

/** In this order, because each adds to the headers of the one before. */
function completeAnswers(app: FastifyInstance, config: Deps['config']): void {
  allowGuestCaching(app);
  addCompressionAndEtags(app);
  allowOrigins(app, config);
}

/** Builds the whole HTTP server, without listening yet. */
export async function buildApp(
  deps: Deps,
  { isLeaving = () => false }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, db, folders, log } = deps;
  const covers = deps.once(createCovers);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: silentConnectionMs(Object.values(config.ai.models)),
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    // without trusted proxies, a client cannot choose its own address by a forwarded header
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // long URLs are refused by the contract's own limits, so the router accepts up to 16 kB, as Node does for headers
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: (request) => readableUrl({ url: toOriginForm(request) }),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);
  limitBodies(app, { log });
  limitSockets(app, { log, isTrustedProxy: (address) => isWithin(address, config.trustedProxies) });
  checkHosts(app, { config });
  warnOfUnaskedForwarding(app);
  const limits = limitsOf(deps);
  limitFiles(app, { ...deps, ...limits });
  handleErrors(app);
  followRequests(app, { tracing: deps.tracing, believesCallers: config.trustedProxies.length > 0 });
  chargeWork(app, { ...limits, metrics: deps.metrics });
  logRequests(app);
  if (deps.metrics) countRequests(app, deps.metrics);
  const page = readPage(folders.app);
  app.addHook('onClose', () => page?.close());
  addHeaders(app, {
    offersGoogle: config.google.clientId !== null,
    inline: page?.inline ?? { scripts: [], styles: [] },
  });
  completeAnswers(app, config);
  const { isStopping, drainEndsIn } = closeGracefully(app);
  // runs after the last response: background work, such as an action whose client has left, ends before the database
  // is closed
  app.addHook('onClose', () => windDown(deps, drainEndsIn()));
  const mayGo = () => isLeaving() || isStopping();
  addHealth(app, { ...deps, isStopping: mayGo, isWritable: () => isWritable(db) });
  registerContract(app, routesOf(deps), {
    ...guardOf(deps, limits),
    metrics: deps.metrics,
    cache: cacheOptionsOf(deps),
  });
  addForMachines(app, deps);
  const sendNotFound = addPages(app, page, deps, covers);
  addAllPictures(app, deps, covers);
  await addPrintPages(app, deps);
  await serveStatic(app, folders, page, sendNotFound);
  return app;
}
