import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type CoreApi, createCoreApi } from './coreApi.ts';
import { type ClientState, createSession, type Session } from './session/createSession.ts';
import { browserStorage } from './session/memoryStorage.ts';
import { createProofGate, type ProofGate } from './session/proofGate.ts';
import { createRetry } from './session/retryRenewal.ts';
import { createStoredSession, type SessionStorage } from './session/storedSession.ts';
import { browserLock, createTokenSource, type Lock, refreshSender } from './session/tokenSource.ts';
import { TAGS } from './tags.ts';

export interface ApiClientOptions {
  /** Base URL of the API: `/api/v1`, or an absolute URL. */
  readonly baseUrl: string;
  /** Timeout of a request, in milliseconds. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  /** Where the session is stored; the browser's own storage by default. */
  readonly storage?: SessionStorage;
  /** The current time, in milliseconds. */
  readonly now?: () => number;
  /** Prevents two tabs from refreshing the tokens at the same time. */
  readonly lock?: Lock;
}

/** The store in which a client is started. */
export interface ClientStore {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly getState: () => ClientState;
}

/** The API into which areas inject their calls when a page needs them: `withCatalogue(client)`. */
export interface ApiClient {
  readonly api: CoreApi;
  readonly session: Session;
  /** What a store needs from this client. */
  readonly reducers: { readonly api: CoreApi['reducer']; readonly session: Session['reducer'] };
  readonly middleware: CoreApi['middleware'];
  /**
   * Sets the callback that asks the user to confirm their identity. A refused call is sent once more if they do;
   * concurrent calls ask once. Returns a function that removes the callback.
   */
  readonly onProofRequired: ProofGate['onProofRequired'];
  /** Restores the session of this browser, and follows changes by other tabs. Returns a function that stops this. */
  readonly start: (store: ClientStore) => () => void;
}

const TIMEOUT_MS = 30_000;
/** Short, because every other request waits for the refresh, which may be retried. */
const REFRESH_TIMEOUT_MS = 10_000;
const LOCK_NAME = 'kathaloka.tokens';

/**
 * A client with a cache and a session of its own, so that one page can have two.
 *
 * @example
 * const client = createApiClient({ baseUrl: '/api' });
 */
export function createApiClient({
  baseUrl,
  timeoutMs = TIMEOUT_MS,
  fetch,
  storage = browserStorage(),
  now = Date.now,
  lock = browserLock(LOCK_NAME),
}: ApiClientOptions): ApiClient {
  const stored = createStoredSession(storage);
  /** Set by `start`. Token refreshes outside of calls report to this store as well. */
  let store: ClientStore | null = null;
  const tokens = createTokenSource({
    stored,
    lock,
    now,
    send: refreshSender(baseUrl, Math.min(timeoutMs, REFRESH_TIMEOUT_MS), fetch),
    onReachability: (isReachable) => store && onReachabilityChange(store, isReachable),
  });
  const session = createSession({ stored, now, resetCache: () => api.util.resetApiState() });
  const proof = createProofGate();
  const api = createCoreApi({ baseUrl, timeoutMs, fetch, tokens, session, askForProof: proof.pass });
  const retry = createRetry(tokens);

  const fetchUser = ({ dispatch }: ClientStore) =>
    void dispatch(api.endpoints.getMe.initiate(undefined, { track: false }));

  /** Refetches failed queries as soon as the server is reachable again. */
  function onReachabilityChange(shown: ClientStore, isReachable: boolean): void {
    const was = shown.getState().session;
    shown.dispatch(session.reachabilityChanged(isReachable));
    if (!isReachable) return retry.start();
    retry.stop();
    if (stored.tokens() === null) return session.end(shown, 'expired');
    if (!was.isUnreachable) return;
    shown.dispatch(api.util.invalidateTags([...TAGS]));
    fetchUser(shown);
  }

  return {
    api,
    session,
    reducers: { api: api.reducer, session: session.reducer },
    middleware: api.middleware,
    onProofRequired: proof.onProofRequired,
    start(started) {
      store = started;
      if (stored.tokens() !== null) fetchUser(started);
      const follow = (key: string | null) => {
        const isDifferentUser = session.follow(started.dispatch, started.getState().session, key);
        // refetched in the background, so that a change in another tab does not lose the reader's position on this page
        if (isDifferentUser) started.dispatch(api.util.invalidateTags([...TAGS]));
      };
      const followTab = ({ key }: StorageEvent) => follow(key);
      // a page restored by Back has missed the changes in other tabs
      const followOnReturn = ({ persisted }: PageTransitionEvent) => persisted && follow(null);
      globalThis.addEventListener?.('storage', followTab);
      globalThis.addEventListener?.('pageshow', followOnReturn);
      return () => {
        retry.stop();
        store = null;
        globalThis.removeEventListener?.('storage', followTab);
        globalThis.removeEventListener?.('pageshow', followOnReturn);
      };
    },
  };
}
