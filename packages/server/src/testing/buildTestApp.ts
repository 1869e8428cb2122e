import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp, type AppDependencies } from '../app.ts';
import { createPasswords } from '../platform/auth/passwords.ts';
import { systemClock } from '../platform/clock.ts';
import { createBackground } from '../platform/background.ts';
import { createPostbox } from './postbox.ts';

export const TEST_URL = 'http://localhost:3000';
/** Covers of tests are kept from one run to the next: what is drawn for an address is always the same. */
export const TEST_COVERS = path.join(os.tmpdir(), 'kathaloka-test-covers');
export const TEST_SECRET = 'a secret for tests, and for nothing else';

export type TestDependencies = Pick<AppDependencies, 'db'> &
  Partial<Omit<AppDependencies, 'config'>> & { readonly config?: Partial<AppDependencies['config']> };

/** The whole app on a test's database, silent and not listening. */
export function buildTestApp(dependencies: TestDependencies): Promise<FastifyInstance> {
  return buildApp(testDependencies(dependencies));
}

/** Nothing is counted, unless a test is about counting. */
export function testDependencies({ config, ...overrides }: TestDependencies): AppDependencies {
  const log = pino({ level: 'silent' });
  return {
    background: createBackground(overrides.log ?? log),
    mailer: createPostbox(),
    config: {
      publicUrl: TEST_URL,
      google: { clientId: null, jwksUrl: 'http://127.0.0.1:9/keys', issuer: 'https://accounts.google.com' },
      links: { waitlist: `${TEST_URL}/w`, guide: `${TEST_URL}/g`, community: `${TEST_URL}/c` },
      rateLimit: false,
      startingCredits: 100,
      trustedProxies: [],
      ...config,
    },
    authSecret: TEST_SECRET,
    clock: systemClock,
    passwords: createPasswords(),
    folders: { app: null, covers: TEST_COVERS },
    log,
    ...overrides,
  };
}
