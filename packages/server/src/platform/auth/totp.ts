/** Codes of authenticator apps: RFC 6238 with HMAC-SHA1, 30 seconds and six digits, which every app knows. */
import { createHmac } from 'node:crypto';
import { isSame } from './isSame.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
/** How many steps before and after the current one are accepted, because clocks differ and people are slow. */
const WINDOW = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of a step. */
export function totp(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step near this instant to which a code belongs. Compares all of them, in constant time. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, index) => stepAt(now) - WINDOW + index);
  return steps.filter((step) => isSame(totp(secret, step), code)).at(-1);
}

export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{1,5}/g, (five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]!);
}

/** The address that an app opens. The account is shown there by its name. */
export function otpauthUrl(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
