import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { poolOf } from '../platform/db/connect.ts';
import { createBackground } from '../platform/background.ts';
import { createBuiltIn } from '../narrator/createBuiltIn.ts';
import type { Narrator } from '../narrator/Narrator.ts';
import { createNotices } from '../platform/notices/createNotices.ts';
import { createDeps, type Deps, type DepsOptions } from '../platform/Deps.ts';
import { personalData } from '../personalData.ts';
import { jobs } from '../jobs.ts';
import { cheapPasswords } from './cheapPasswords.ts';
import { createPostbox } from './postbox.ts';

export const TEST_URL = 'http://localhost:3000';
/** Tests share a folder of covers between runs, because an address always has the same content. */
export const TEST_COVERS = path.join(os.tmpdir(), 'kathaloka-test-covers');
export const TEST_SECRET = 'a secret for tests, and for nothing else';

type TestDepsOptions = Pick<DepsOptions, 'db'> &
  Partial<Omit<DepsOptions, 'config'>> & { readonly config?: Partial<Config> };

/** The whole app on a test's database, without logging and without listening. */
export function buildTestApp(options: TestDepsOptions): Promise<FastifyInstance> {
  return buildApp(testDeps(options));
}

let readOnce: Narrator | undefined;
/** The built-in narrator. Its phrases are read once per process. */
const builtIn = (): Narrator => (readOnce ??= createBuiltIn());

/** Default settings, but without limits, with cheap passwords and without Google, unless a test is about these. */
export function testDeps({ config, ...overrides }: TestDepsOptions): Deps {
  const log = pino({ level: 'silent' });
  return createDeps({
    background: createBackground(overrides.log ?? log),
    mailer: createPostbox(),
    config: {
      ...readConfig({ PUBLIC_URL: TEST_URL, GOOGLE_JWKS_URL: 'http://127.0.0.1:9/keys', RATE_LIMIT: 'off' }),
      ...config,
    },
    authSecret: TEST_SECRET,
    clock: systemClock,
    narrator: builtIn(),
    notices: createNotices({ connection: poolOf(overrides.db)?.options ?? {}, db: overrides.db, log }),
    passwords: cheapPasswords(),
    personalData,
    jobs,
    folders: { app: null, covers: TEST_COVERS },
    log,
    ...overrides,
  });
}
