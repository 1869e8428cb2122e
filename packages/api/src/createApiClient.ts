import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createEmptyApi, type EmptyApi } from './emptyApi.ts';
import { withAccounts } from './endpoints/accounts.ts';
import { withCatalogue } from './endpoints/catalogue.ts';
import { withPlay } from './endpoints/play.ts';
import { withReactions } from './endpoints/reactions.ts';
import { withSignIn } from './endpoints/signIn.ts';
import { createSession, type Session } from './session/createSession.ts';
import { browserStorage } from './session/memoryStorage.ts';
import type { SessionState } from './session/sessionSlice.ts';
import { createStoredSession, type SessionStorage } from './session/storedSession.ts';
import { browserLock, createTokenSource, type Lock, refreshSender } from './session/tokenSource.ts';
import { TAGS } from './tags.ts';

export interface ApiClientOptions {
  /** Where the API begins: `/api/v1`, or a whole address. */
  readonly baseUrl: string;
  /** Until an answer must have come. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  /** Where the session is kept; the browser's own by default. */
  readonly storage?: SessionStorage;
  /** The time, in milliseconds. */
  readonly now?: () => number;
  /** Keeps two tabs from renewing the session at once. */
  readonly lock?: Lock;
}

/** Every call of the product, with its hooks. Each area adds its own to the same object, and knows only the type of these. */
export type ProductApi = EmptyApi &
  ReturnType<typeof withCatalogue> &
  ReturnType<typeof withSignIn> &
  ReturnType<typeof withAccounts> &
  ReturnType<typeof withReactions> &
  ReturnType<typeof withPlay>;

/** The state of a store that took the client's reducers. */
export interface ClientState {
  readonly session: SessionState;
}

export interface SessionStore {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly getState: () => ClientState;
}

export interface ApiClient {
  readonly api: ProductApi;
  readonly session: Session;
  /** What a store needs of this client. */
  readonly reducers: { readonly api: EmptyApi['reducer']; readonly session: Session['reducer'] };
  readonly middleware: EmptyApi['middleware'];
  /** Takes up the session that this browser has, and follows what its other tabs do. Returns what stops that. */
  readonly start: (store: SessionStore) => () => void;
}

const TIMEOUT_MS = 30_000;
const LOCK_NAME = 'kathaloka.tokens';

/** A client with a cache and a session of its own: two of them can live in one page. */
export function createApiClient({
  baseUrl,
  timeoutMs = TIMEOUT_MS,
  fetch,
  storage = browserStorage(),
  now = Date.now,
  lock = browserLock(LOCK_NAME),
}: ApiClientOptions): ApiClient {
  const stored = createStoredSession(storage);
  const session = createSession(stored);
  /** Set by `start`: an ended session is told to whichever store shows it. */
  let dispatch: Dispatch | null = null;
  const tokens = createTokenSource({
    stored,
    lock,
    now,
    send: refreshSender(baseUrl, timeoutMs, fetch),
    onEnded: () => dispatch && session.close(dispatch),
  });
  const empty = createEmptyApi({ baseUrl, timeoutMs, fetch, tokens, session });
  const api: ProductApi = Object.assign(
    empty,
    withCatalogue(empty),
    withSignIn(empty, session),
    withAccounts(empty, session),
    withReactions(empty),
    withPlay(empty),
  );

  return {
    api,
    session,
    reducers: { api: api.reducer, session: session.reducer },
    middleware: api.middleware,
    start(store) {
      ({ dispatch } = store);
      if (stored.tokens() !== null) {
        void store.dispatch(
          api.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
        );
      }
      const follow = ({ key }: StorageEvent) => {
        const isSomebodyElse = session.follow(store.dispatch, store.getState().session, key);
        // asked for anew behind what is on screen: nobody loses their place on a page for what happened in another tab
        if (isSomebodyElse) store.dispatch(api.util.invalidateTags([...TAGS]));
      };
      globalThis.addEventListener?.('storage', follow);
      return () => globalThis.removeEventListener?.('storage', follow);
    },
  };
}
