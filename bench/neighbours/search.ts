/** Looks for the dearest form of a call by climbing: what the server itself has measured says which form is dearer. */
import type { CallName } from '@kathaloka/contract/calls';
import { seededRandom } from '@kathaloka/story';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from '../processCosts.ts';
import { changedForm, type Form, freshForm } from './forms.ts';
import type { Send, World } from './world.ts';

/** What one call has cost, in ms; `bytes` as they were sent. */
export interface Cost {
  readonly loop: number;
  /** The longest time for which the thread that serves everybody did nothing else. */
  readonly held: number;
  readonly worker: number;
  readonly database: number;
  readonly bytes: number;
  readonly status: number;
}

export interface Dearest {
  readonly name: CallName;
  readonly form: Form;
  readonly cost: Cost;
}

interface Searched {
  readonly send: Send;
  readonly pid: number;
  readonly metrics: string;
}

/** The thread serves everybody; workers are queued fairly, and have a core of their own if there is one. */
const WORKER_WEIGHT = 0.2;
const DATABASE_WEIGHT = 0.2;
/** A form must be dearer than noise makes it. */
const DEARER = 1.1;
const AGAIN = 3;
/** The resolution of the delay of the event loop, and a little more. */
const LOOP_MS = 15;
const harmOf = ({ loop, worker, database, bytes }: Cost): number =>
  loop + worker * WORKER_WEIGHT + database * DATABASE_WEIGHT + bytes / 1e6;

/** The dearest of this many calls, half of them fresh and half of them changes of the dearest so far. */
export async function dearestForm(
  searched: Searched,
  { name, world, calls, seed }: { name: CallName; world: World; calls: number; seed: number },
): Promise<Dearest> {
  const random = seededRandom(seed);
  const measure = (form: Form) => costOf(searched, name, form, world);
  let form = freshForm(name, random);
  // what is called for the first time is compiled
  await measure(form);
  let cost = await measure(form);
  for (let call = 2; call < calls; call += 1) {
    const other = call % 2 === 0 ? freshForm(name, random) : changedForm(name, form, random);
    const found = await measure(other);
    if (harmOf(found) < harmOf(cost) * DEARER) continue;
    const again = leastOf([found, await measure(other)]);
    if (harmOf(again) > harmOf(cost) * DEARER) [form, cost] = [other, again];
  }
  const more: Cost[] = [];
  for (let time = 0; time < AGAIN; time += 1) more.push(await measure(form));
  // what could be done once is no longer done
  const same = more.filter(({ status }) => status === cost.status);
  return { name, form, cost: leastOf(same.length > 0 ? same : [cost]) };
}

const leastOf = (costs: readonly Cost[]): Cost =>
  costs.toSorted((one, other) => harmOf(one) - harmOf(other))[0]!;

async function costOf(
  { send, pid, metrics }: Searched,
  name: CallName,
  form: Form,
  world: World,
): Promise<Cost> {
  const before = await readWork(metrics, name);
  const cpu = cpuOf(pid).database;
  const { status, bytes } = await send(name, form, world);
  // the event loop notes its delay in a later turn
  await sleep(LOOP_MS);
  let after = await readWork(metrics, name);
  // a call is charged after its answer
  for (let tries = 0; after.loop === before.loop && tries < 10; tries += 1) {
    await sleep(10);
    const { lag } = after;
    after = await readWork(metrics, name);
    after.lag = Math.max(lag, after.lag);
  }
  const [loop, worker] = [after.loop - before.loop, after.worker - before.worker];
  return {
    loop,
    worker,
    held: Math.min(loop, after.lag),
    database: Math.max(0, cpuOf(pid).database - cpu),
    bytes,
    status,
  };
}

/** The work of all calls of this name, and the longest delay of the event loop since it was last read, in ms. */
async function readWork(metrics: string, name: CallName) {
  const text = await (await fetch(metrics)).text();
  const read = (line: string) => Number(text.split(`\n${line} `)[1]?.split('\n', 1)[0] ?? 0) * 1000;
  const work = (where: string) => read(`kathaloka_call_work_seconds_total{call="${name}",where="${where}"}`);
  return { loop: work('loop'), worker: work('worker'), lag: read('nodejs_eventloop_lag_max_seconds') };
}
