import { sessionCalls } from '@kathaloka/contract/calls';
import { requestFor } from '../requestFor.ts';
import { isExpiring, type ReceivedTokens, receiveTokens } from './accessToken.ts';
import type { StoredSession, StoredTokens } from './storedSession.ts';

/** Runs one task at a time, across all tabs of the browser. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** The outcome of a token refresh. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly tokens: StoredTokens }
  /** The server refused: the session has ended, and was cleared in this browser. */
  | { readonly kind: 'ended' }
  /** The user has signed out meanwhile, or another one has signed in: there is nothing to refresh. */
  | { readonly kind: 'replaced' }
  /** The server could not be reached: the session may still be valid. */
  | { readonly kind: 'unreachable' };

export interface CurrentTokens {
  readonly tokens: StoredTokens | null;
  readonly isRenewable: boolean;
  /** Whether the server has just refused to refresh the tokens, which were then removed. */
  readonly hasEnded?: boolean;
}

export interface TokenSource {
  /** The tokens to send, refreshed first if they are about to expire; null for a guest. */
  current: () => Promise<CurrentTokens>;
  /** Replaces tokens that the server has refused. */
  renew: (refused: StoredTokens) => Promise<Renewal>;
}

interface TokenSourceOptions {
  readonly stored: StoredSession;
  readonly lock: Lock;
  readonly now: () => number;
  readonly send: (body: { refresh_token: string }) => Promise<Response>;
  /** Called after each refresh with whether the server could be reached. */
  readonly onReachability: (isReachable: boolean) => void;
}

/** A refresh whose answer was lost is retried with the same token: the server returns the same successor. */
const ATTEMPTS = 2;
/** The statuses that refuse a refresh token. Other statuses say nothing about the session. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 422]);
/** Minimum pause before an unreachable server is tried again. */
const PAUSE_MS = 2000;

export function createTokenSource({
  stored,
  lock,
  now,
  send,
  onReachability,
}: TokenSourceOptions): TokenSource {
  /** Concurrent callers share one refresh. */
  const refreshes = new Map<string, Promise<Renewal>>();
  let unreachableSince = Number.NEGATIVE_INFINITY;

  /** The stored tokens of the same person, which replace those of the refused call. `replaced` if there are none. */
  function storedFor({ user_id }: StoredTokens): Renewal {
    const tokens = stored.tokens();
    return tokens && tokens.user_id === user_id ? { kind: 'renewed', tokens } : { kind: 'replaced' };
  }

  async function refresh(refused: StoredTokens): Promise<Renewal> {
    if (stored.tokens()?.access_token !== refused.access_token) return storedFor(refused);
    const answer = await answerOf(send, refused);
    // signed out, or another user signed in, during the request: neither save nor clear
    if (stored.tokens()?.access_token !== refused.access_token) return storedFor(refused);
    if (answer === 'unreachable') return { kind: 'unreachable' };
    if (answer === 'refused') {
      stored.clear(true);
      return { kind: 'ended' };
    }
    const tokens = receiveTokens(answer, refused.user_id, now());
    stored.saveTokens(tokens);
    return { kind: 'renewed', tokens };
  }

  /**
   * Refreshes the tokens. Reports once the lock is released, so that waiting callers continue before the cache is
   * cleared.
   */
  async function refreshAndReport(refused: StoredTokens): Promise<Renewal> {
    const renewal = await lock(() => refresh(refused));
    const isReachable = renewal.kind !== 'unreachable';
    unreachableSince = isReachable ? Number.NEGATIVE_INFINITY : performance.now();
    onReachability(isReachable);
    return renewal;
  }

  async function renew(refused: StoredTokens): Promise<Renewal> {
    const key = refused.access_token;
    const pending = refreshes.get(key);
    if (pending) return pending;
    if (performance.now() - unreachableSince < PAUSE_MS) return { kind: 'unreachable' };
    const started = refreshAndReport(refused).finally(() => refreshes.delete(key));
    refreshes.set(key, started);
    return started;
  }

  return {
    renew,
    async current() {
      const tokens = stored.tokens();
      if (!tokens || !isExpiring(tokens, now())) return { tokens, isRenewable: true };
      const renewal = await renew(tokens);
      if (renewal.kind === 'renewed') return { tokens: renewal.tokens, isRenewable: true };
      if (renewal.kind === 'unreachable') return { tokens, isRenewable: false };
      return { tokens: stored.tokens(), isRenewable: true, hasEnded: renewal.kind === 'ended' };
    },
  };
}

async function answerOf(
  send: TokenSourceOptions['send'],
  { refresh_token }: StoredTokens,
): Promise<ReceivedTokens | 'refused' | 'unreachable'> {
  // a login by access token alone has no refresh token
  if (refresh_token === '') return 'refused';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const response = await send({ refresh_token });
      if (REFUSALS.has(response.status)) return 'refused';
      if (!response.ok) return 'unreachable';
      const { tokens, expires_in } = (await response.json()) as {
        tokens?: Partial<ReceivedTokens>;
        expires_in?: number;
      };
      const { access_token, refresh_token: next } = tokens ?? {};
      if (access_token && next) return { expires_in, ...tokens, access_token, refresh_token: next };
      return 'unreachable';
    } catch {
      // the answer was lost or timed out
    }
  }
  return 'unreachable';
}

/** Sends the refresh request: outside the cache, without an access token. */
export function refreshSender(
  baseUrl: string,
  timeoutMs: number,
  // looked up for each request, so that a replaced global `fetch` is used here as in other calls
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): TokenSourceOptions['send'] {
  return (body) => {
    const { url, method } = requestFor(sessionCalls, 'refreshTokens', { body });
    return fetch(`${baseUrl}${url}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
}

/** Web Locks cover all tabs of the browser. Without them, each tab refreshes on its own. */
export function browserLock(name: string): Lock {
  const locks = globalThis.navigator?.locks;
  if (!locks) return (work) => work();
  return async (work) => await locks.request(name, work);
}
