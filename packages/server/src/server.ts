import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildApp } from './app.ts';
import { type Config, isLocalOnly } from './config.ts';
import { warningsAbout } from './configWarnings.ts';
import { ensureAdmin, type FirstAdmin, noteWrite, setFirstPassword } from './features/accounts/public.ts';
import { indexPendingStories } from './features/catalogue/public.ts';
import {
  libraryCovers,
  prepareLibrary,
  type PreparedStory,
  seedLibrary,
} from './features/bundledStories/public.ts';
import { authSecretOf } from './platform/auth/authSecret.ts';
import { createPasswords } from './platform/auth/passwords.ts';
import { createBackground } from './platform/background.ts';
import { systemClock } from './platform/clock.ts';
import { createBuiltIn } from './narrator/createBuiltIn.ts';
import { createNarrator } from './narrator/createNarrator.ts';
import { readInThreads } from './narrator/readInThreads.ts';
import type { Narrator } from './narrator/Narrator.ts';
import { createDeps, type Deps, type DepsOptions } from './platform/Deps.ts';
import { connect, poolState } from './platform/db/connect.ts';
import { isWritable } from './platform/db/isWritable.ts';
import { isDatabaseFull } from './platform/db/isDatabaseAway.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Database } from './platform/db/schema.ts';
import type { Logger } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics/createMetrics.ts';
import { serveMetrics } from './platform/metrics/serveMetrics.ts';
import { isMailHeld, MAIL_IS_HELD } from './platform/mail/hold.ts';
import { createMailer } from './platform/mail/mailer.ts';
import {
  createCovers,
  createPainter,
  createPictureStore,
  prerenderCovers,
} from './features/pictures/public.ts';
import { runningTotals } from './features/overview/public.ts';
import { creditCost } from './features/economy/public.ts';
import { relayTellings, settleVotesRegularly } from './features/play/public.ts';
import { settleProgress } from './features/progress/public.ts';
import { jobs } from './jobs.ts';
import { personalData } from './personalData.ts';
import { startResponseCache } from './platform/responseCache/startResponseCache.ts';
import { createNotices } from './platform/notices/createNotices.ts';
import { startProcess } from './platform/processes/startProcess.ts';
import { connectReplica } from './platform/replica/connectReplica.ts';
import type { Replica } from './platform/replica/Replica.ts';
import type { Valkey } from './platform/valkey/Valkey.ts';
import type { Tracing } from './platform/tracing/Trace.ts';
import { createDiskSpace, type DiskSpace } from './platform/diskSpace.ts';
import { StartupError } from './platform/StartupError.ts';
import { bootstrap, type Bootstrap, stopWithDatabase, type Step } from './startDatabase.ts';
import { foldersOf } from './folders.ts';
import { sweepRegularly } from './sweep.ts';

export interface RunningServer {
  readonly address: string;
  readonly admin: FirstAdmin | null;
  readonly stop: () => Promise<void>;
}

/** Enough batches to index the library before the server listens. Further stories are indexed in the background. */
const BATCHES_BEFORE_LISTENING = 5;

/** Dependencies that tests replace, and a start that is already in progress. */
type ServerOptions = Partial<Pick<DepsOptions, 'afterTurn' | 'narrator' | 'failpoint'>> & {
  readonly bootstrapped?: Bootstrap;
};

/** Starts database, migrations, seeds, administrator and HTTP. Stops them in reverse order, also if a step fails. */
export async function startServer(
  config: Config,
  { afterTurn = settleProgress, narrator, failpoint, bootstrapped = bootstrap(config) }: ServerOptions = {},
): Promise<RunningServer> {
  const { log, undo } = bootstrapped;
  for (const warning of warningsAbout(config)) log.warn(warning);
  const stop = () => undoAll(undo, log);
  // while a new database is made; a later start reads no story
  const library = bootstrapped.isFirst ? prepareLibrary() : null;
  try {
    const connection = await bootstrapped.connection;
    const tracing = await startTracing(config, undo);
    const isTraced = tracing !== undefined;
    const db = connect(connection, log, { poolSize: config.databasePool, isTraced });
    undo.push(() => db.destroy());
    await refuseUnusable(db, config);
    await migrateWithoutTimeout(connection, log);
    const running = stoppedLater(await startProcess({ connection, dataDir: config.dataDir, log }), undo);
    const diskSpace = diskSpaceFor(config, log);
    const valkey = await startValkey(config, log, undo);
    const replica = await startReplica(config, { db, log, processId: running.id, isTraced }, undo);
    const notices = stoppedLater(createNotices({ connection, db, log }), undo);
    const metrics = await startMetrics(config, { db, log, diskSpace, valkey, replica }, undo);
    const deps = createDeps({
      config,
      authSecret: authSecretOf(config.authSecret, config.dataDir),
      background: createBackground(log),
      clock: systemClock,
      db,
      folders: foldersOf(config),
      log,
      mailer: startMailer(config, log, undo),
      narrator: narrator ?? (await narratorFor(config, { db, log, metrics })),
      metrics,
      notices,
      painter: stoppedLater(createPainter(), undo),
      tracing,
      diskSpace,
      failpoint,
      valkey,
      replica,
      responseCache: startResponseCache(notices),
      processId: running.id,
      followUps: running.followUps,
      afterTurn,
      passwords: createPasswords(),
      personalData,
      jobs,
    });
    await furnish(deps, library);
    undo.push(sweepRegularly(deps));
    const address = await serve(deps, undo);
    // comes last, because a generated password is printed only once, and only after a successful start
    const admin = await setFirstPassword(deps);
    stopWithDatabase(undo, prerenderCovers(deps.once(createCovers), await libraryCovers(deps), log));
    return { address, admin, stop };
  } catch (error) {
    await stop();
    if (isDatabaseFull(error)) throw new StartupError('There is no room left on the disk of the database.');
    throw error;
  }
}

function stoppedLater<T extends { stop: Step }>(part: T, undo: Step[]): T {
  undo.push(part.stop);
  return part;
}

/** Fills a new database with library and administrator, and indexes stories, before the first visitor comes. */
async function furnish(deps: Deps, library: Promise<PreparedStory[]> | null): Promise<void> {
  if (await isMailHeld(deps.db)) deps.log.warn({ event: 'mail_held' }, MAIL_IS_HELD);
  await seedLibrary(deps, { seed: deps.config.seed, prepare: () => library ?? prepareLibrary() });
  // before any visitor can register the name
  await ensureAdmin(deps);
  await indexPendingStories(deps, { batches: BATCHES_BEFORE_LISTENING });
}

function startMailer(config: Config, log: Logger, undo: Step[]) {
  const outbox = path.join(config.dataDir, 'outbox');
  const mailer = createMailer({ ...config.mail, outbox, logsLinks: isLocalOnly(config), log });
  undo.push(() => Promise.resolve(mailer.close()));
  return mailer;
}

/** Loads the library for tracing only if a collector is configured. */
async function startTracing({ tracing }: Config, undo: Step[]): Promise<Tracing | undefined> {
  if (tracing === null) return undefined;
  const { openTelemetry } = await import('./platform/tracing/openTelemetry.ts');
  const started = openTelemetry(tracing);
  undo.push(started.stop);
  return started;
}

/** Loads the client of Valkey only if it is configured. The server also starts while Valkey is unavailable. */
async function startValkey({ valkeyUrl }: Config, log: Logger, undo: Step[]): Promise<Valkey | undefined> {
  if (valkeyUrl === null) return undefined;
  const { connectValkey } = await import('./platform/valkey/connectValkey.ts');
  const valkey = connectValkey(valkeyUrl, log);
  undo.push(valkey.stop);
  return valkey;
}

/** While the replica is unavailable, the server starts, and reads from the primary. */
async function startReplica(
  { databaseReadUrl, databasePool }: Config,
  {
    db,
    ...rest
  }: { readonly db: Database; readonly log: Logger; readonly processId: string; readonly isTraced: boolean },
  undo: Step[],
): Promise<Replica | undefined> {
  if (databaseReadUrl === null) return undefined;
  const replica = await connectReplica({
    ...rest,
    connection: { connectionString: databaseReadUrl },
    primary: db,
    poolSize: databasePool,
    noteWrite: (user_id) => noteWrite({ db, log: rest.log }, user_id),
  });
  undo.push(replica.stop);
  return replica;
}

/** The disk of the embedded database. An operator's own database has its own disk. */
const diskSpaceFor = ({ databaseUrl, dataDir, diskFloorBytes }: Config, log: Logger): DiskSpace | undefined =>
  databaseUrl === null ? createDiskSpace({ folder: dataDir, floorBytes: diskFloorBytes, log }) : undefined;

/** Starts metrics if the operator has set an address for them. */
async function startMetrics(
  { metricsListen }: Config,
  { db, log, ...sources }: Pick<DepsOptions, 'db' | 'log' | 'diskSpace' | 'valkey' | 'replica'>,
  undo: Step[],
): Promise<Metrics | undefined> {
  if (metricsListen === null) return undefined;
  const metrics = createMetrics({
    pool: () => poolState(db),
    totals: () => runningTotals({ db, clock: systemClock }),
    ...sources,
  });
  const served = await serveMetrics(metrics, metricsListen, log).catch(
    cannotListen('METRICS_LISTEN', metricsListen),
  );
  undo.push(served.stop);
  return metrics;
}

function narratorFor(
  config: Config,
  { db, log, metrics }: Pick<DepsOptions, 'db' | 'log' | 'metrics'>,
): Promise<Narrator> {
  const store = createPictureStore({ config, db });
  const builtIn = readInThreads(createBuiltIn(), {
    onSlow: ({ title }) => log.warn({ story: title }, 'the words of a story took too long to read'),
  });
  return createNarrator({ config, db, clock: systemClock, log, store, creditCost, builtIn, metrics });
}

async function undoAll(undo: Step[], log: Logger): Promise<void> {
  for (const step of undo.splice(0).toReversed()) {
    // if stopping one step fails, the others are still stopped
    await step().catch((error: unknown) => log.error({ err: error }, 'a part did not stop as it should'));
  }
}

/** Building an index over a large catalogue, or waiting for a process that builds it, may take minutes. */
async function migrateWithoutTimeout(connection: pg.PoolConfig, log: Logger): Promise<void> {
  const db = connect(connection, log, { statementTimeoutMs: 0, idleInTransactionTimeoutMs: 0 });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function refuseUnusable(db: Database, { databaseUrl }: Config): Promise<void> {
  if (databaseUrl === null) return;
  try {
    if (await isWritable(db)) return;
  } catch (error) {
    // the URL may contain a password, so it is not repeated
    // if several addresses were tried, the first failure is enough
    const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The database at DATABASE_URL cannot be used: ${reason}`);
  }
  throw new StartupError(
    'The database at DATABASE_URL only reads: it is a standby, or was closed for writes. Name the primary.',
  );
}

/** Starts HTTP. Before it is closed, it still serves but reports that it is not ready, so that balancers notice. */
async function serve(deps: Deps, undo: Step[]): Promise<string> {
  let isLeaving = false;
  const stopRelaying = relayTellings(deps);
  undo.push(() => Promise.resolve(stopRelaying()));
  undo.push(settleVotesRegularly(deps));
  const app = await buildApp(deps, { isLeaving: () => isLeaving });
  undo.push(() => app.close());
  const address = await listen(app, deps.config);
  undo.push(() => {
    isLeaving = true;
    return sleep(deps.config.shutdownDelayMs);
  });
  return address;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  return app.listen({ host, port }).catch(cannotListen('PORT', { host, port }));
}

/** Explains why the server cannot listen on an address. */
function cannotListen(setting: string, { host, port }: { readonly host: string; readonly port: number }) {
  return (error: unknown): never => {
    const { code } = error as NodeJS.ErrnoException;
    const hostSetting = setting === 'PORT' ? 'HOST' : setting;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} on ${host} is taken. Set ${setting} to another one.`);
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} may not be used by this user. Set ${setting} to another one.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(`${hostSetting} ${host} is not an address of this machine.`);
    throw error;
  };
}
