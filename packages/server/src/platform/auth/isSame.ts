import { timingSafeEqual } from 'node:crypto';

/** Compares a secret with what was sent, in constant time. */
export function isSame(secret: string, sent: string): boolean {
  const [one, other] = [Buffer.from(secret), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}
