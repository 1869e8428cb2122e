/**
 * `npm run bench:book [rounds]`: a book of a play of 10,000 parts, from the running program: how long it takes to its
 * last byte, and by how much the memory of the server grows meanwhile; the same for the page to print. Each is asked for
 * once before, so that what is loaded for the first book counts for none.
 */
import { setInterval } from 'node:timers';
import { median, PLAY_SERVER, report, row, withServer } from './harness.ts';
import { longSessions } from './longSessions.ts';
import { cpuOf, memoryOf, untilQuiet } from './processCosts.ts';

const TURNS = 10_000;
const ROUNDS = Number(process.argv[2] ?? 5);
const MOST = { ms: 2000, MB: 100 } as const;
const SAMPLE_MS = 10;

interface Taken {
  readonly ms: number;
  readonly MB: number;
  /** What the server has computed for it, whatever else the machine does. */
  readonly cpuMs: number;
  readonly bytes: number;
}

await withServer({ program: PLAY_SERVER, settings: { SEED: 'demo' } }, async ({ base, dataDir, pid }) => {
  const [session] = await longSessions(base, dataDir, { sizes: [TURNS], ofEach: 1 });
  const headers = { authorization: `Bearer ${session!.stored.token}` };
  const path = `${base}/api/v1/game/sessions/${session!.id}`;

  async function printed(): Promise<string> {
    const asked = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
    const { address } = (await (await fetch(`${path}/prints`, asked)).json()) as { address: string };
    return base + address;
  }

  async function taken(url: string): Promise<Taken> {
    const cpu = cpuOf(pid).server;
    const before = memoryOf(pid);
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, memoryOf(pid))), SAMPLE_MS);
    const began = performance.now();
    const response = await fetch(url, { headers });
    let bytes = 0;
    for await (const chunk of response.body!) bytes += chunk.length;
    clearInterval(watching);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const ms = performance.now() - began;
    return { ms, MB: (most - before) / 1024, cpuMs: cpuOf(pid).server - cpu, bytes };
  }

  await untilQuiet(pid);
  const forms = [
    ['a book', () => Promise.resolve(`${path}/book`)],
    ['a page to print', printed],
  ] as const;
  const rows = [];
  for (const [name, addressOf] of forms) {
    const { bytes } = await taken(await addressOf());
    const rounds: Taken[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await taken(await addressOf()));
    rows.push(
      row(`${name} of ${TURNS} parts`, median(rounds.map(({ ms }) => ms)), 'ms', MOST.ms),
      row(`memory of the server meanwhile, at most`, Math.max(...rounds.map(({ MB }) => MB)), 'MB', MOST.MB),
      row('what the server computes for it', median(rounds.map(({ cpuMs }) => cpuMs)), 'ms'),
      row('its size', bytes / 1000, 'kB'),
    );
  }
  report('book', rows, { rounds: ROUNDS });
});
