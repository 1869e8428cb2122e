import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { API_BASE } from '@kathaloka/contract/calls';
import { pageAt } from '@kathaloka/contract/paths';
import { isInterim } from '../offline/isInterim.ts';
import { PICTURES_CACHE, PUBLIC_CACHE, STORIES_PREFIX } from '../offline/cacheNames.ts';
import type { FromWorker } from '../offline/messages.ts';
import { endsLogin, storedCall } from '../offline/storedCalls.ts';
import { closeLogins, loginOfPictures, onlyOpenLogins, openLogin } from './accountAnswers.ts';
import { assetOf } from './assets.ts';
import { isFromGateway, isPage } from './genuine.ts';
import { scope, type PageClient, type RequestEvent } from './scope.ts';
import { shellPage } from './shell.ts';

/** How long to wait for the server if there is a cached answer. */
const PATIENCE_SECONDS = 4;
const PICTURES_MAX = 300;
const ANSWERS_MAX = 200;

/** The pages that show a cached answer, by client id, with its time. */
const shownStored = new Map<string, string | null>();

/** Repeats the message about a cached answer to a page that starts listening only now. */
export function tellShown(page: PageClient): void {
  const at = shownStored.get(page.id);
  if (at !== undefined) void tell(page.id, { type: 'stored', at });
}

async function tell(clientId: string, message: FromWorker): Promise<void> {
  (await scope.clients.get(clientId))?.postMessage(message);
}

const clientOf = (event: unknown): string => (event as RequestEvent).clientId;

/** Tells a page that its answer came from the cache, and how old it is. */
const tellsAge: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    if (cachedResponse) {
      const id = clientOf(event);
      const at = cachedResponse.headers.get('date');
      shownStored.set(id, at);
      await tell(id, { type: 'stored', at });
    }
    return cachedResponse;
  },
  fetchDidSucceed: async ({ response, event }) => {
    if (isFromGateway(response) || isPage(response)) throw new TypeError('The server is gone.');
    if (shownStored.delete(clientOf(event))) await tell(clientOf(event), { type: 'answered' });
    return response;
  },
};

/** Refuses to cache a page in place of a file, which comes from a captive portal, and what is only for now. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isPage(response) && !isInterim(response) ? response : null,
};

const limited = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
const networkFirst = (cacheName: string, plugins: WorkboxPlugin[]): Strategy =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [...plugins, tellsAge],
    // the name of the cache identifies the login; other differences do not matter
    matchOptions: { ignoreVary: true },
  });

const publicAnswers = networkFirst(PUBLIC_CACHE, [limited(ANSWERS_MAX)]);
const pictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [limited(PICTURES_MAX), onlyFiles],
});
const siteFiles = new StaleWhileRevalidate({ cacheName: PUBLIC_CACHE, plugins: [onlyFiles] });

/** Answers a request. Undefined leaves it to the browser. */
export function answer(event: RequestEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return undefined;
  if (endsLogin(request)) event.waitUntil(closeLogins(request.headers.get('authorization')));
  if (request.method !== 'GET') return undefined;
  const isCall = url.pathname.startsWith(`${API_BASE}/`);
  if (request.mode === 'navigate' && !isCall) return isOfReaders(url) ? pageOf(event) : otherPage(event);
  if (isCall) return storedCall(url) ? answerOfCall(event) : undefined;
  if (url.pathname.startsWith('/assets/')) return assetOf(request);
  if (url.pathname.startsWith('/covers/')) return coverOf(event);
  if (/^\/(?:pictures|scenes)\//.test(url.pathname)) return pictureOfTurn(event);
  if (/^\/(?:icons\/|favicon\.svg$|[\w.-]+\.webmanifest$)/.test(url.pathname))
    return handled(siteFiles, event);
  return undefined;
}

const isOfReaders = ({ pathname }: URL): boolean => {
  const page = pageAt(pathname);
  return page !== undefined && !page.startsWith('admin');
};

function handled(strategy: Strategy, event: RequestEvent): Promise<Response> {
  const [response, stored] = strategy.handleAll({ request: event.request, event: event as never });
  // if storing fails, for example on a full device, the answer is still returned
  void stored.catch(() => undefined);
  return response;
}

function answerOfCall(event: RequestEvent): Promise<Response> {
  const authorization = event.request.headers.get('authorization');
  if (authorization === null) return handled(publicAnswers, event);
  const name = openLogin(authorization);
  if (name === null) return fetch(event.request);
  return handled(networkFirst(name, [onlyOpenLogins]), event);
}

/** The server's page, or this build's shell, in which the app renders the same page. */
async function pageOf(event: RequestEvent): Promise<Response> {
  const fetched = fetchedPage(event);
  const stored = await shellPage();
  if (!stored) return fetched;
  const response = await Promise.race([fetched.catch(() => undefined), patience()]);
  return response && !isFromGateway(response) ? response : stored;
}

/** Answers for a page of administrators or an unknown address: with the server's page, or else with the shell. */
async function otherPage(event: RequestEvent): Promise<Response> {
  try {
    return await fetchedPage(event);
  } catch (error) {
    const stored = await shellPage();
    if (stored) return stored;
    throw error;
  }
}

/** Resolves to undefined when the server has taken too long. */
const patience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_SECONDS * 1000));

async function fetchedPage({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Finds the cover of a stored or visited story. */
async function coverOf(event: RequestEvent): Promise<Response> {
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(STORIES_PREFIX)) continue;
    const stored = await caches.match(event.request, { cacheName, ignoreVary: true });
    if (stored) return stored;
  }
  return handled(pictures, event);
}

/** Answers with a picture of a session, which is cached for its reader's login. */
async function pictureOfTurn(event: RequestEvent): Promise<Response> {
  const cacheName = await loginOfPictures();
  if (cacheName === null) return fetch(event.request);
  return handled(
    new CacheFirst({ cacheName, matchOptions: { ignoreVary: true }, plugins: [onlyOpenLogins, onlyFiles] }),
    event,
  );
}
