import { configureStore } from '@reduxjs/toolkit';
import { API_BASE, type CallName, calls } from '@kathaloka/contract/calls';
import { aUser } from '@kathaloka/contract/fixtures';
import { createApiClient } from '../createApiClient.ts';
import * as library from '../index.ts';
import { createMemoryStorage } from '../session/memoryStorage.ts';

type Area = (...parts: readonly unknown[]) => unknown;
const areas = { ...library } as unknown as Readonly<Record<string, Area>>;

/** A call of the client, whatever its area. */
export interface Endpoint {
  readonly initiate: (input: unknown, options?: object) => never;
  /** Present for queries. */
  readonly select?: (input: unknown) => (state: never) => { readonly data?: unknown };
  readonly useQuery?: unknown;
  readonly useInfiniteQuery?: unknown;
}

/** The areas that take further areas as arguments. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  withReactions: ['withCatalogue'],
  withFollows: ['withCatalogue'],
  withRatings: ['withCatalogue'],
  withTurns: ['withSessions'],
  withSessionChanges: ['withSessions'],
};

/** The areas that extend the catalogue instead of the client. */
const OF_CATALOGUE: ReadonlySet<string> = new Set(['withReactions', 'withFollows', 'withRatings']);

/** A signed-in client with every area, whose server answers with this function. */
export function everyCall(fetch: typeof globalThis.fetch) {
  const storage = createMemoryStorage();
  const client = createApiClient({ baseUrl: `http://api.test${API_BASE}`, storage, fetch });
  const make = (name: string): unknown => {
    const others = (TAKES[name] ?? []).map(make);
    const area = areas[name]!;
    return OF_CATALOGUE.has(name) ? area(others[0]) : area(client, ...others);
  };
  for (const name of Object.keys(areas)) if (name.startsWith('with')) make(name);
  const store = configureStore({
    reducer: client.reducers,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(client.middleware),
  });
  const tokens = { access_token: 'a.token', refresh_token: 'another', expires_in: 900 };
  client.session.open(store.dispatch, tokens, aUser());
  const endpoints = client.api.endpoints as unknown as Readonly<Record<string, Endpoint>>;
  return { client, store, endpoints };
}

const patterns = (Object.keys(calls) as CallName[])
  .map((name) => {
    const { method, path } = calls[name];
    return { name, method, pattern: new RegExp(`^${API_BASE}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  })
  .toSorted(
    (one, other) => calls[one.name].path.split('{').length - calls[other.name].path.split('{').length,
  );

/** The contract's name of a call. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): CallName {
  const { pathname } = new URL(url);
  const found = patterns.find((call) => call.method === method && call.pattern.test(pathname));
  if (!found) throw new Error(`No call: ${method} ${pathname}`);
  return found.name;
}
