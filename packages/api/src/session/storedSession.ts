import type { Tokens, User } from '@kathaloka/contract/entities';

/** The part of `Storage` that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a session lies, by the names of the specification. `token` repeats the access token. */
export const SESSION_KEYS = { tokens: 'tokens', token: 'token', user: 'user' } as const;

/** The session as every tab of the browser sees it: read anew each time, because another tab may have changed it. */
export interface StoredSession {
  tokens: () => Tokens | null;
  user: () => User | null;
  saveTokens: (tokens: Tokens) => void;
  saveUser: (user: User | null) => void;
  clear: () => void;
}

export function createStoredSession(storage: SessionStorage): StoredSession {
  const { tokens, token, user } = SESSION_KEYS;
  return {
    tokens: () => readJson(storage, tokens, isTokens),
    user: () => readJson(storage, user, isUser),
    saveTokens(saved) {
      storage.setItem(tokens, JSON.stringify(saved));
      storage.setItem(token, saved.access_token);
    },
    saveUser(saved) {
      if (saved) storage.setItem(user, JSON.stringify(saved));
      else storage.removeItem(user);
    },
    clear() {
      for (const key of Object.values(SESSION_KEYS)) storage.removeItem(key);
    },
  };
}

/** Anybody may have written there: what does not look right counts as nothing. */
function readJson<T>(
  storage: SessionStorage,
  key: string,
  looksRight: (value: unknown) => value is T,
): T | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return looksRight(value) ? value : null;
  } catch {
    return null;
  }
}

function isTokens(value: unknown): value is Tokens {
  return isRecord(value) && isText(value.access_token) && typeof value.refresh_token === 'string';
}

function isUser(value: unknown): value is User {
  return isRecord(value) && isText(value.id) && isText(value.username);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
