import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ModelStatus } from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createPictureStore } from '../features/pictures/public.ts';
import { runningTotals } from '../features/overview/public.ts';
import { creditCost } from '../features/economy/public.ts';
import { storeUse } from '../features/play/public.ts';
import { createBuiltIn } from '../narrator/createBuiltIn.ts';
import { createNarrator } from '../narrator/createNarrator.ts';
import type { Narrator } from '../narrator/Narrator.ts';
import { scriptedNarrator } from '../narrator/scripted.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Deps } from '../platform/Deps.ts';
import { poolState } from '../platform/db/connect.ts';
import { createMetrics, type Metrics } from '../platform/metrics/createMetrics.ts';
import { testDeps } from './buildTestApp.ts';
import type { ProfileName } from './fakeProvider/profiles.ts';
import { type FakeProvider, startFakeProvider } from './fakeProvider/server.ts';
import { playing } from './playing.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

interface Models {
  /** The model behind `tenali`. */
  readonly text: string;
  /** The model behind `chitrakar`. */
  readonly image?: string | null;
}

interface Options {
  readonly profile?: ProfileName;
  /** Whether the provider streams. */
  readonly streams?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** The clock of the models' breakers and of the daily budget. */
  readonly clock?: Clock;
}

export interface ProviderPlay {
  readonly app: FastifyInstance;
  readonly play: ReturnType<typeof playing>;
  readonly provider: FakeProvider;
  readonly database: TestDatabase;
  /** Sets the models that tell and draw, with closed breakers. */
  readonly use: (models: Models) => Promise<void>;
  readonly status: () => readonly ModelStatus[];
  readonly metrics: Metrics;
  /** Resolves when all follow-ups of the answers are done. */
  readonly idle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The whole app with a fake model provider over HTTP, for the tests of a file. */
export async function providerPlay({
  profile = 'openai',
  streams = true,
  env,
  clock = systemClock,
}: Options = {}): Promise<ProviderPlay> {
  const provider = await startFakeProvider({ profile, streams });
  const database = await createTestDatabase();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-models-'));
  const configFor = configuring({ dataDir, baseUrl: provider.baseUrl, env: env ?? {} });
  const builtIn = createBuiltIn();
  const metrics = metricsOf(database);
  let current: Narrator = scriptedNarrator();
  const deps = testDeps({
    db: database.db,
    config: configFor({ text: 'any', image: 'any' }),
    metrics,
    narrator: {
      narrate: (...asked) => current.narrate(...asked),
      illustrate: (...asked) => current.illustrate(...asked),
      interpret: (...asked) => current.interpret(...asked),
      async forAction(action) {
        // no memory, because its requests come at any time, and these tests count requests
        const { remember: _, ...own } = (await current.forAction?.(action)) ?? current;
        return own;
      },
    },
  });
  const app = await buildApp(deps);
  return {
    app,
    play: playing(app, database.db),
    provider,
    database,
    async use(models) {
      current = await createNarrator({
        config: configFor(models),
        db: database.db,
        clock,
        log: pino({ level: 'silent' }),
        store: createPictureStore({ config: configFor(models), db: database.db }),
        creditCost,
        builtIn,
        metrics,
      });
    },
    metrics,
    idle: () => settled(deps),
    status: () => current.modelStatus?.() ?? [],
    async stop() {
      await app.close();
      await provider.stop();
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until all work in the background is done and the usage of models is stored. */
async function settled(deps: Deps): Promise<void> {
  await deps.background.idle();
  storeUse(deps);
  await deps.background.idle();
}

const metricsOf = ({ db }: TestDatabase): Metrics =>
  createMetrics({
    pool: () => poolState(db),
    totals: () => runningTotals({ db, clock: systemClock }),
    diskSpace: { freeBytes: () => Promise.resolve(2 ** 33), floorBytes: 2 ** 29 },
    valkey: { isUp: () => true },
    replica: { isUp: () => true, secondsBehind: () => 0, statements: () => ({ replica: 0, primary: 0 }) },
  });

interface Configuring extends Pick<Options, 'env'> {
  readonly dataDir: string;
  readonly baseUrl: string;
}

const configuring =
  ({ dataDir, baseUrl, env }: Configuring) =>
  ({ text, image }: Models) =>
    readConfig({
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      AI_BASE_URL: baseUrl,
      AI_API_KEY: 'sk-test',
      AI_TEXT_MODELS: `tenali=${text}`,
      ...(image && { AI_IMAGE_MODELS: `chitrakar=${image}` }),
      ...env,
    });
