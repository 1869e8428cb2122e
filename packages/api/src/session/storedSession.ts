import type { Tokens, User } from '@kathaloka/contract/entities';
import { isRecord } from '../isRecord.ts';

/** The part of `Storage` that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage keys of a session, as the specification names them. `token` repeats the access token. */
export const SESSION_KEYS = { tokens: 'tokens', token: 'token', user: 'user' } as const;

/** Stored if the server has ended the last session of this browser, so that other tabs know it. */
const EXPIRED_KEY = 'kathaloka.session-expired';

/** Tokens as they are stored. */
export interface StoredTokens extends Tokens {
  /** Expiry of the access token, by this device's clock. */
  readonly expires_at?: number;
  /** The owner of the tokens. */
  readonly user_id?: string;
}

/** The session in the browser's storage. Never cached, because another tab may have changed it. */
export interface StoredSession {
  tokens: () => StoredTokens | null;
  user: () => User | null;
  saveTokens: (tokens: StoredTokens) => void;
  saveUser: (user: User | null) => void;
  /** `isExpired`: the server has ended the session, as opposed to a logout. */
  clear: (isExpired: boolean) => void;
  hasExpired: () => boolean;
}

export function createStoredSession(storage: SessionStorage): StoredSession {
  const { tokens, token, user } = SESSION_KEYS;
  const readTokens = () => readJson(storage, tokens, isTokens);
  return {
    tokens: readTokens,
    user() {
      const found = readJson(storage, user, isUser);
      const owner = readTokens()?.user_id;
      // another tab may have written the tokens, but not yet the user
      return owner === undefined || found?.id === owner ? found : null;
    },
    saveTokens(saved) {
      storage.removeItem(EXPIRED_KEY);
      storage.setItem(tokens, JSON.stringify(saved));
      storage.setItem(token, saved.access_token);
    },
    saveUser(saved) {
      if (saved) storage.setItem(user, JSON.stringify(saved));
      else storage.removeItem(user);
    },
    clear(isExpired) {
      // first, because other tabs read it as soon as the tokens are removed
      if (isExpired) storage.setItem(EXPIRED_KEY, 'yes');
      else storage.removeItem(EXPIRED_KEY);
      for (const key of Object.values(SESSION_KEYS)) storage.removeItem(key);
    },
    hasExpired: () => storage.getItem(EXPIRED_KEY) !== null,
  };
}

/** Reads a stored value, which may be anything: invalid data is ignored. */
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

function isTokens(value: unknown): value is StoredTokens {
  return isRecord(value) && isText(value.access_token) && typeof value.refresh_token === 'string';
}

function isUser(value: unknown): value is User {
  return isRecord(value) && isText(value.id) && isText(value.username);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
