import { seededRandom } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { fuzzFault } from './testing/fuzz/fuzzFault.ts';
import { type FuzzRequest, fuzzRequest } from './testing/fuzz/fuzzRequest.ts';
import { fuzzWorld } from './testing/fuzz/fuzzWorld.ts';
import { sayFigure } from './testing/sayFigure.ts';
import { fileApp, fileDatabase } from './testing/testFile.ts';

const isFull = Boolean(process.env.TEST_FULL);
/** `FUZZ_REQUESTS` and `FUZZ_SEED` repeat a run; `FUZZ_WORLD` repeats the part of it that found a fault. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (isFull ? 200_000 : 600));
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const FIRST_WORLD = Number(process.env.FUZZ_WORLD ?? 0);
const REQUESTS_OF_WORLD = 300;
/** A request that takes longer than this counts as hanging, even on the slowest machine. */
const HANGS_MS = 30_000;
const SLOW_MS = 1000;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });

interface Sent {
  readonly fault: string | undefined;
  /** Whether the caller has ended their session or deleted their account. */
  readonly hasLeft: boolean;
  readonly ms: number;
  /** The CPU time of this process. If a slow answer used little of it, a busy machine or the database was slow. */
  readonly cpuMs: number;
}

async function send(request: FuzzRequest): Promise<Sent> {
  const { method, url, headers, payload, caller } = request;
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const answer = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  const { statusCode: status, body: text } = answer;
  const type = answer.headers['content-type'] ?? '';
  const fault =
    ms > HANGS_MS ? `an answer after ${Math.round(ms)} ms` : fuzzFault(request, { status, type, text });
  return { fault, hasLeft: status === 401 && caller !== 'guest', ms, cpuMs: (user + system) / 1000 };
}

it(
  'whatever anybody sends is answered as the contract says, without a fault of the server or the data of others',
  async () => {
    const faults = new Map<string, string>();
    const times: number[] = [];
    for (let world = FIRST_WORLD; times.length < REQUESTS; world += 1) {
      const random = seededRandom(SEED * 100_003 + world);
      const around = await fuzzWorld(app, database.db);
      for (let count = 0, hasLeft = false; count < REQUESTS_OF_WORLD && !hasLeft; count += 1) {
        const request = fuzzRequest(around, random);
        const sent = await send(request);
        times.push(sent.ms);
        const { name, caller, method, url, payload = '' } = request;
        if (sent.ms > SLOW_MS)
          process.stdout.write(
            `slow: ${name} of world ${world}, ${Math.round(sent.ms)} ms, ${Math.round(sent.cpuMs)} of this process\n`,
          );
        if (sent.fault !== undefined)
          faults.set(
            `${name}: ${sent.fault}`,
            `world ${world}: ${caller} ${method} ${url.slice(0, 300)} ${payload.slice(0, 600)}`,
          );
        hasLeft = sent.hasLeft;
      }
    }
    expect(Object.fromEntries(faults)).toEqual({});
    const slow = times.filter((ms) => ms > SLOW_MS).length;
    sayFigure(
      'fuzz',
      { requests: times.length, 'answers after more than a second': slow },
      '0 faults of the server, 0 answers outside the contract, 0 words of somebody else',
    );
  },
  isFull ? 3_600_000 : 300_000,
);
