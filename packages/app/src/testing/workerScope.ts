import { vi } from 'vitest';
import { MemoryCaches, ORIGIN } from './memoryCaches.ts';

/** An event of a worker, with the promises of `waitUntil`. */
class WorkerEvent {
  readonly work: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>): void {
    this.work.push(work);
  }
}

/** Workbox compares events with this class; no event here is an instance. */
class FetchEventOfBrowser extends WorkerEvent {
  readonly isOfBrowser = true;
}

/** The answer of the server, or of a network that answers in its place. */
export type Network = (request: Request) => Response | Promise<Response>;

interface Browser {
  readonly caches: MemoryCaches;
  readonly pages: readonly string[];
  readonly device: {
    network: Network;
    saveData: boolean;
    effectiveType: string;
    skipped: boolean;
  };
  readonly told: unknown[];
  readonly listeners: Map<string, (event: unknown) => void>;
}

/** Stubs the globals of a service worker. */
function stubBrowser({ caches, pages, device, told, listeners }: Browser): void {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('ExtendableEvent', Object);
  vi.stubGlobal('FetchEvent', FetchEventOfBrowser);
  vi.stubGlobal('location', new URL('/sw.js', ORIGIN));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', {
    connection: { saveData: device.saveData, effectiveType: device.effectiveType },
  });
  vi.stubGlobal('skipWaiting', async () => (device.skipped = true));
  vi.stubGlobal('clients', {
    matchAll: async () => pages.map((id) => ({ id })),
    get: async () => ({ postMessage: (message: unknown) => told.push(message) }),
    claim: async () => undefined,
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const answer = await device.network(
      typeof request === 'string' ? new Request(new URL(request, ORIGIN)) : request,
    );
    if (answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  });
}

/** Stubs the constants of the build: the files of the shell, and others that are loaded on demand. */
function stubBuild(build: string, files: readonly string[], others: readonly string[]): void {
  vi.stubGlobal('VERSION', build);
  vi.stubGlobal('BUILD_FILES', [...files, ...others]);
  vi.stubGlobal('ENTRIES', files.slice(0, 1));
  vi.stubGlobal('SHELL_FILES', [
    ...files.map((url) => ({ url, revision: null })),
    { url: '/offline', revision: build },
  ]);
}

/** A browser whose service worker can be restarted, as browsers do after an idle time. */
export function aWorkerScope() {
  const pages: string[] = [];
  const told: unknown[] = [];
  const device = {
    network: (() => Response.error()) as Network,
    saveData: false,
    effectiveType: '4g',
    /** The name of the error that a full cache throws. */
    full: undefined as string | undefined,
    /** The number of files for which there is room. */
    room: 0,
    isRefused: false,
    skipped: false,
  };
  const caches = new MemoryCaches(
    () => (device.full !== undefined && device.room-- <= 0 ? device.full : undefined),
    () => device.isRefused,
  );
  let listeners = new Map<string, (event: unknown) => void>();

  /** Starts the worker of a build. */
  async function start(
    build: string,
    files: readonly string[],
    others: readonly string[] = [],
  ): Promise<void> {
    listeners = new Map();
    vi.resetModules();
    stubBrowser({ caches, pages, device, told, listeners });
    stubBuild(build, files, others);
    await import('../serviceWorker/serviceWorker.ts');
  }

  async function dispatch(type: string, fields: object = {}): Promise<WorkerEvent & { answer?: unknown }> {
    const event = Object.assign(new WorkerEvent(), { type, ...fields });
    listeners.get(type)?.(event);
    let failure: { error: unknown } | undefined;
    for (const work of event.work) await work.catch((error: unknown) => (failure ??= { error }));
    if (failure) throw failure.error;
    return event;
  }

  /** Requests a path. Returns the answer, or `network` if the worker leaves the request to the browser. */
  async function ask(path: string, init: RequestInit & { isPage?: boolean } = {}): Promise<string> {
    const { isPage = false, ...rest } = init;
    const request = new Request(new URL(path, ORIGIN), rest);
    if (isPage) Object.defineProperty(request, 'mode', { value: 'navigate' });
    let answer: Promise<Response> | undefined;
    const event = Object.assign(new WorkerEvent(), {
      type: 'fetch',
      request,
      clientId: 'page',
      respondWith: (response: Promise<Response>) => (answer = response),
    });
    listeners.get('fetch')?.(event);
    const text = answer ? await answer.then((response) => response.text(), String) : 'network';
    await Promise.allSettled(event.work);
    return text;
  }

  /** The caches whose names have this prefix, each with the paths in it. */
  const stored = (prefix: string): Record<string, string[]> =>
    Object.fromEntries(
      [...caches.all]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, { rows }]) => [name, [...rows.keys()].map((url) => new URL(url).pathname)]),
    );

  return { start, dispatch, ask, stored, device, pages, told, caches };
}
