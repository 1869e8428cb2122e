import { createHmac } from 'node:crypto';
import { derivedKey } from './accessTokens.ts';
import { isSame } from './isSame.ts';

/** What a refresh token names: its session, and how often the tokens of that session had been rotated before. */
export interface Generation {
  readonly session_id: string;
  readonly generation: number;
}

export function refreshKeyOf(authSecret: string): Buffer {
  return derivedKey(authSecret, 'refresh tokens');
}

/** Always the same token for the same generation, so that a retry gets the same successor. */
export function refreshTokenOf({ session_id, generation }: Generation, key: Buffer): string {
  const named = `${session_id}.${generation}`;
  return `${named}.${createHmac('sha256', key).update(named).digest('base64url')}`;
}

/**
 * Undefined for anything but a token of ours. A token of any generation is recognised without being stored, so
 * nobody can rotate tokens until an old one is unknown.
 */
export function readRefreshToken(token: string, key: Buffer): Generation | undefined {
  const [session_id = '', generation] = token.split('.');
  const named = { session_id, generation: Number(generation) };
  // the whole token, so that no second spelling of it is accepted
  return isSame(refreshTokenOf(named, key), token) ? named : undefined;
}
