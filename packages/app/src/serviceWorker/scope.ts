/** The parts of a service worker's scope that are used here; TypeScript's DOM library lacks all of them. */
export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface PageClient {
  readonly id: string;
  readonly postMessage: (message: unknown) => void;
}

interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    readonly get: (id: string) => Promise<PageClient | undefined>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly PageClient[]>;
    readonly claim: () => Promise<void>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'install' | 'activate' | 'message' | 'fetch',
    listener: (event: never) => void,
  ) => void;
}

export const scope = globalThis as unknown as WorkerScope;
