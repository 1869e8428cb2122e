class MemoryCache {
  readonly rows = new Map<string, Response>();
  readonly failure: () => string | undefined;

  constructor(failure: () => string | undefined) {
    this.failure = failure;
  }

  async put(key: string | Request, response: Response): Promise<void> {
    const failure = this.failure();
    if (failure) throw new DOMException('No room', failure);
    // reads the body to its end, as a browser does
    const body = await response.clone().arrayBuffer();
    this.rows.set(addressOf(key), new Response(body, response));
  }
  async match(key: string | Request, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const wanted = addressOf(key);
    const plain = (url: string) => (options.ignoreSearch ? url.split('?')[0] : url);
    return [...this.rows].find(([url]) => plain(url) === plain(wanted))?.[1].clone();
  }
  async delete(key: string | Request): Promise<boolean> {
    return this.rows.delete(addressOf(key));
  }
  async keys(): Promise<Request[]> {
    return [...this.rows.keys()].map((url) => new Request(url));
  }
}

export const ORIGIN = 'https://kathaloka.test';
const addressOf = (key: string | Request): string =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

/** The caches of a browser, in memory: the parts that the worker and the pages use. */
export class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();
  readonly failure: () => string | undefined;
  readonly isRefused: () => boolean;

  constructor(failure: () => string | undefined, isRefused: () => boolean) {
    this.failure = failure;
    this.isRefused = isRefused;
  }

  refuse(): void {
    if (this.isRefused()) throw new DOMException('Unexpected internal error', 'UnknownError');
  }

  async open(name: string): Promise<MemoryCache> {
    this.refuse();
    const cache = this.all.get(name) ?? new MemoryCache(this.failure);
    this.all.set(name, cache);
    return cache;
  }
  async match(key: string | Request, options: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    this.refuse();
    const { cacheName } = options;
    const searched = cacheName === undefined ? [...this.all.values()] : [this.all.get(cacheName)];
    for (const cache of searched) {
      const found = await cache?.match(key, options);
      if (found) return found;
    }
    return undefined;
  }
  async keys(): Promise<string[]> {
    this.refuse();
    return [...this.all.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
}
