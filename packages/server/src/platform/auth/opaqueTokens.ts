import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 256 random bits that say nothing to anyone. */
export function newOpaqueToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is stored of a token. It is long and random, so a fast hash is enough. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token that follows: the same each time it is asked for, and known to nobody who has not the key. */
export function successorOf(token: string, key: Buffer): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
