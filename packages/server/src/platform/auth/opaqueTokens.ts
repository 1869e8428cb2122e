import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 32;

export function newOpaqueToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The stored form of a token. A token is long and random, so a fast hash is enough. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The next token in the rotation. It is derived with the key, so that a retry gets the same one. */
export function successorOf(token: string, key: Buffer): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
