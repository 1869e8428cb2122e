import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

export function newOpaqueToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The stored form of a token. A token is long and random, so a fast hash is enough. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
