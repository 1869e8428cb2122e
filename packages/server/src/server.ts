import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { ensureAdmin, type FirstAdmin } from './features/accounts/firstAdmin.ts';
import { sweepRegularly } from './features/accounts/sweep.ts';
import { keepUp } from './features/catalogue/search/indexing.ts';
import { libraryCovers, seedLibrary } from './features/library/service.ts';
import { authSecretOf } from './platform/auth/authSecret.ts';
import { createPasswords } from './platform/auth/passwords.ts';
import { createBackground } from './platform/background.ts';
import { systemClock } from './platform/clock.ts';
import { connect } from './platform/db/connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded/supervisor.ts';
import { isDatabaseFull } from './platform/db/isDatabaseAway.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Database } from './platform/db/schema.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createCovers } from './pictures/covers.ts';
import { paintAhead } from './pictures/paintAhead.ts';
import { StartupError } from './platform/StartupError.ts';

export interface RunningServer {
  readonly address: string;
  readonly admin: FirstAdmin | null;
  readonly stop: () => Promise<void>;
}

/** A library's stories are found from the first moment; those of a large catalogue follow. */
const BATCHES_BEFORE_LISTENING = 5;

const BUILT_APP = path.resolve(import.meta.dirname, '../../app/dist');

/** Database, migrations, seeds, HTTP, administrator: in this order, and back in the other one when it stops or a step fails. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLogger(config.logLevel);
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) {
      // what fails keeps nothing else from being put away
      await step().catch((error: unknown) => log.error({ err: error }, 'a part did not stop as it should'));
    }
  };
  try {
    const embedded =
      config.databaseUrl === null
        ? await startEmbeddedPostgres({
            dataDir: config.dataDir,
            onRestart: () => log.warn('the database came back'),
            onTrouble: (reason) => log.error({ reason }, 'the database cannot come back'),
          })
        : null;
    if (embedded) undo.push(() => embedded.stop());

    const connection = connectionOf(config, embedded);
    const db = connect(connection, log);
    undo.push(() => db.destroy());
    await refuseUnreachable(db, config);
    await migrateAtLeisure(connection, log);
    const given = await seedLibrary(db, { seed: config.seed, clock: systemClock });
    const background = createBackground(log);
    await keepUp({ db, background, log }, BATCHES_BEFORE_LISTENING);
    const mailer = createMailer({ ...config.mail, outbox: path.join(config.dataDir, 'outbox'), log });
    undo.push(() => Promise.resolve(mailer.close()));
    undo.push(sweepRegularly(db, log));
    const folders = { app: builtApp(), covers: path.join(config.dataDir, 'covers') };
    const covers = createCovers({ db, folder: folders.covers, log });
    const app = await buildApp({
      config,
      authSecret: authSecretOf(config.authSecret, config.dataDir),
      background,
      clock: systemClock,
      db,
      log,
      mailer,
      passwords: createPasswords(),
      folders,
      covers,
    });
    undo.push(() => app.close());
    const address = await listen(app, config);
    // not before: a generated password is told once the start has succeeded, or never
    const admin = await ensureAdmin(db, config, systemClock);
    if (given.stories > 0) undo.push(paintAhead(covers, await libraryCovers(db), log));
    return { address, admin, stop };
  } catch (error) {
    await stop();
    if (isDatabaseFull(error)) throw new StartupError('There is no room left on the disk of the database.');
    throw error;
  }
}

/** An index over a large catalogue may take minutes, and another process may be making it already. */
async function migrateAtLeisure(connection: pg.PoolConfig, log: Logger): Promise<void> {
  const db = connect(connection, log, { statementTimeoutMs: 0 });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function connectionOf({ databaseUrl }: Config, embedded: EmbeddedPostgres | null): pg.PoolConfig {
  return embedded ? embedded.connection : { connectionString: databaseUrl! };
}

/** In development the app is served by its own tool, and nothing is built. */
function builtApp(): string | null {
  return fs.existsSync(path.join(BUILT_APP, 'index.html')) ? BUILT_APP : null;
}

async function refuseUnreachable(db: Database, { databaseUrl }: Config): Promise<void> {
  if (databaseUrl === null) return;
  try {
    await db.selectNoFrom((select) => select.lit(1).as('one')).execute();
  } catch (error) {
    // the address may hold a password: it is not repeated
    // several addresses were tried: the first failure tells enough
    const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The database at DATABASE_URL cannot be used: ${reason}`);
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} on ${host} is taken. Set PORT to another one.`);
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} may not be used by this user. Set PORT to another one.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}
