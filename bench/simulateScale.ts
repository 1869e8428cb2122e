/** An evening's peak as a queue: requests arrive at random, and wait for a server, a connection and the database. */
import { type Random, seededRandom } from '@kathaloka/story';
import { quantile } from './harness.ts';

/** CPU of one request, in ms. */
export interface Service {
  readonly serverMs: number;
  readonly databaseMs: number;
}

export interface Installation {
  /** Each runs on one core. */
  readonly processes: number;
  /** Of the database. */
  readonly cores: number;
  /** Of each process. */
  readonly connections: number;
}

/** How many a second. */
export interface Traffic {
  readonly actions: number;
  readonly reads: number;
}

export interface Peak {
  /** From the arrival of a request to its answer, without the time of a model. */
  readonly p50: number;
  readonly p95: number;
  /** Which share of the time each was in use: 1 is all of it. */
  readonly busy: { readonly servers: number; readonly database: number; readonly connections: number };
}

export interface Evening {
  readonly installation: Installation;
  readonly traffic: Traffic;
  readonly times: { readonly action: Service; readonly read: Service };
  readonly seconds: number;
}

/** An action reads, is told, and is stored; a read is one visit to the database. */
const VISITS = { action: 2, read: 1 } as const;

export function simulate({ installation, traffic, times, seconds }: Evening): Peak {
  const random = seededRandom(1);
  const agenda = createAgenda();
  const { processes, cores, connections } = installation;
  const servers = Array.from({ length: processes }, () => createStation(agenda, 1));
  const pools = Array.from({ length: processes }, () => createStation(agenda, connections));
  const database = createStation(agenda, cores);
  const waits: number[] = [];

  function arrive(kind: 'action' | 'read'): void {
    const process = Math.floor(random() * processes);
    const began = agenda.now();
    const { serverMs, databaseMs } = times[kind];
    const visits = VISITS[kind];
    const step = (left: number): void =>
      servers[process]!.use(after(random, serverMs / (visits + 1)), () => {
        if (left === 0) {
          waits.push(agenda.now() - began);
          return;
        }
        pools[process]!.take((giveBack) =>
          database.use(after(random, databaseMs / visits), () => {
            giveBack();
            step(left - 1);
          }),
        );
      });
    step(visits);
  }

  for (const [kind, perSecond] of [
    ['action', traffic.actions],
    ['read', traffic.reads],
  ] as const)
    for (let at = after(random, 1000 / perSecond); at < seconds * 1000; at += after(random, 1000 / perSecond))
      agenda.at(at, () => arrive(kind));
  agenda.run(seconds * 1000);
  const share = (busyMs: number, places: number) => busyMs / (places * seconds * 1000);
  return {
    p50: quantile(waits, 0.5),
    p95: quantile(waits, 0.95),
    busy: {
      servers: Math.max(...servers.map(({ busyMs }) => share(busyMs(), 1))),
      database: share(database.busyMs(), cores),
      connections: Math.max(...pools.map(({ busyMs }) => share(busyMs(), connections))),
    },
  };
}

/** Exponential: now and then one takes several times as long. */
const after = (random: Random, meanMs: number): number => -Math.log(1 - random()) * meanMs;

type Agenda = ReturnType<typeof createAgenda>;

/** What happens when; a binary heap by time. */
function createAgenda() {
  const heap: { at: number; happen: () => void }[] = [];
  let now = 0;
  const isBefore = (one: number, other: number) => heap[one]!.at < heap[other]!.at;
  const swap = (one: number, other: number): void => {
    [heap[one], heap[other]] = [heap[other]!, heap[one]!];
  };
  function next(): { at: number; happen: () => void } {
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let place = 0; ;) {
      const children = [2 * place + 1, 2 * place + 2].filter((child) => child < heap.length);
      const least = children.reduce((best, child) => (isBefore(child, best) ? child : best), place);
      if (least === place) return first;
      swap(place, least);
      place = least;
    }
  }
  return {
    now: () => now,
    at(at: number, happen: () => void): void {
      heap.push({ at, happen });
      for (let place = heap.length - 1; place > 0;) {
        const parent = (place - 1) >> 1;
        if (!isBefore(place, parent)) return;
        swap(place, parent);
        place = parent;
      }
    },
    /** What has not ended by then waits for good: it is not counted. */
    run(untilMs: number): void {
      while (heap.length > 0) {
        const { at, happen } = next();
        if (at > untilMs) return;
        now = at;
        happen();
      }
    },
  };
}

/** So many places, and a line before them. */
function createStation(agenda: Agenda, places: number) {
  const line: (() => void)[] = [];
  let first = 0;
  let free = places;
  let busyMs = 0;
  /** Gives a place, and the way to give it back. */
  function take(taken: (giveBack: () => void) => void): void {
    const enter = (): void => {
      const since = agenda.now();
      taken(() => {
        busyMs += agenda.now() - since;
        const following = line[first];
        if (following) {
          first += 1;
          following();
        } else free += 1;
      });
    };
    if (free === 0) line.push(enter);
    else {
      free -= 1;
      enter();
    }
  }
  return {
    take,
    use(ms: number, done: () => void): void {
      take((giveBack) =>
        agenda.at(agenda.now() + ms, () => {
          giveBack();
          done();
        }),
      );
    },
    busyMs: () => busyMs,
  };
}
