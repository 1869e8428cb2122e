/** What people are told while they play on two servers with an unreliable provider. */
import { seededRandom } from '@kathaloka/story';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examineAll } from '../../doctor.ts';
import { readConfig } from '../../config.ts';
import { type FakeProvider, startFakeProvider } from '../fakeProvider/server.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import { IS_FULL } from '../isFull.ts';
import { sayFigure } from '../sayFigure.ts';
import { type Servers, startServers } from '../servers.ts';
import { company } from './company.ts';
import { callAt } from './wire.ts';
import { untilQuiet } from './untilQuiet.ts';
import { PROGRAM } from './worlds.ts';

const SEED = Number(process.env.TEST_SEED ?? 20_261_123);
/** The minimum number of calls. */
const OPERATIONS = Number(process.env.TEST_OPERATIONS ?? (IS_FULL ? 200_000 : 600));
/** The share of the provider's answers that break off. */
const CUT_OFF = 0.02;

let provider: FakeProvider;
let servers: Servers;
beforeAll(async () => {
  const random = seededRandom(SEED);
  const script = () =>
    random() < CUT_OFF ? Promise.reject(new Error('cut off')) : Promise.resolve(undefined);
  provider = await startFakeProvider({ script });
  servers = await startServers({
    program: PROGRAM,
    env: {
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
      TEST_PROVIDER: 'real',
      AI_BASE_URL: provider.baseUrl,
      AI_TEXT_MODELS: 'tenali=gpt-4.1-mini',
      AI_IMAGE_MODELS: '',
      AI_DAILY_CREDITS: 'none',
    },
  });
});
afterAll(async () => {
  await servers.stop();
  await provider.stop();
});

it(
  `${OPERATIONS} calls of concurrent clients are one history without an anomaly`,
  { timeout: IS_FULL ? 4 * HOUR_MS : 3 * MINUTE_MS },
  async () => {
    const { db } = servers;
    const players = await company({ db, wire: callAt(() => servers.addresses), players: 6, seed: SEED });
    await players.play(() => players.operations.length < OPERATIONS);
    expect(await untilQuiet(db, 60_000)).toBe(true);
    expect(await players.anomalies()).toEqual([]);
    const kinds = new Set(players.operations.map(({ asked, outcome }) => `${asked.kind} ${outcome.is}`));
    expect(kinds).toContain('told ok');
    expect(kinds).toContain('told refused');
    expect(kinds).toContain('told unknown');
    expect(players.operations.some(({ outcome }) => outcome.is === 'ok' && outcome.cost > 0)).toBe(true);
    expect(await examineAll({ db, config: readConfig({}) }, { isGentle: false })).toEqual([]);
    sayFigure(
      'histories',
      { calls: players.operations.length, 'acknowledged actions': players.acknowledged() },
      '0 anomalies',
    );
  },
);
