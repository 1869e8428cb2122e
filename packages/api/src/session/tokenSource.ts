import type { Tokens } from '@kathaloka/contract/entities';
import { requestFor } from '../baseQuery/requestFor.ts';
import { isExpiring } from './accessToken.ts';
import type { StoredSession } from './storedSession.ts';

/** Runs one at a time, in all tabs of the browser. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** What came of asking for another access token. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly accessToken: string }
  /** The server will give no other: the session is over, and is forgotten here. */
  | { readonly kind: 'ended' }
  /** Nobody answered: the session may well be alive. */
  | { readonly kind: 'unreachable' };

export interface TokenSource {
  /** The access token to send, renewed first where it is about to expire; null for a guest. */
  current: () => Promise<string | null>;
  /** Another one in place of one that was refused. */
  renew: (refused: string) => Promise<Renewal>;
}

interface TokenSourceOptions {
  readonly stored: StoredSession;
  readonly lock: Lock;
  readonly now: () => number;
  readonly send: (body: { refresh_token: string }) => Promise<Response>;
  /** The session was forgotten because the server ended it. */
  readonly onEnded: () => void;
}

export function createTokenSource({ stored, lock, now, send, onEnded }: TokenSourceOptions): TokenSource {
  /** Whoever comes while one is under way waits for its answer. */
  let underWay: Promise<Renewal> | null = null;

  async function exchange(refused: string): Promise<Renewal> {
    const tokens = stored.tokens();
    if (!tokens) return { kind: 'ended' };
    if (tokens.access_token !== refused) return { kind: 'renewed', accessToken: tokens.access_token };
    const answer = await answerOf(send, tokens);
    if (answer === 'unreachable') return { kind: 'unreachable' };
    if (answer === 'refused') {
      stored.clear();
      onEnded();
      return { kind: 'ended' };
    }
    stored.saveTokens(answer);
    return { kind: 'renewed', accessToken: answer.access_token };
  }

  function renew(refused: string): Promise<Renewal> {
    underWay ??= lock(() => exchange(refused)).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    renew,
    async current() {
      const accessToken = stored.tokens()?.access_token;
      if (accessToken === undefined) return null;
      if (!isExpiring(accessToken, now())) return accessToken;
      const renewal = await renew(accessToken);
      if (renewal.kind === 'renewed') return renewal.accessToken;
      return renewal.kind === 'ended' ? null : accessToken;
    },
  };
}

async function answerOf(
  send: TokenSourceOptions['send'],
  { refresh_token }: Tokens,
): Promise<Tokens | 'refused' | 'unreachable'> {
  // a login by a token alone brought nothing to renew it with
  if (refresh_token === '') return 'refused';
  try {
    const response = await send({ refresh_token });
    // too many requests is no verdict on the session
    if (response.status === 429 || response.status >= 500) return 'unreachable';
    if (!response.ok) return 'refused';
    const { tokens } = (await response.json()) as { tokens?: Partial<Tokens> };
    const { access_token, refresh_token: next } = tokens ?? {};
    return access_token && next ? { access_token, refresh_token: next } : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Sends what renews a session: outside the cache, without a token. */
export function refreshSender(
  baseUrl: string,
  timeoutMs: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): TokenSourceOptions['send'] {
  return (body) => {
    const { url, method } = requestFor('refreshTokens', { body });
    return fetch(`${baseUrl}${url}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
}

/** The browser's locks hold for all its tabs; where there are none, the tab is on its own. */
export function browserLock(name: string): Lock {
  const locks = globalThis.navigator?.locks;
  if (!locks) return (work) => work();
  return async (work) => await locks.request(name, work);
}
