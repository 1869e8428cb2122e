import { randomBytes } from 'node:crypto';
import { base32 } from '../../../platform/auth/totp.ts';

const RECOVERY_CODES = 10;
/** Eighty bits: nobody guesses a code, nor finds it from its hash. */
const RECOVERY_BYTES = 10;

/** The digits of Arabic, Urdu and Hindi, which some keyboards write. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** A typed code in its one spelling: digits of ours, capitals, no spaces and dashes. */
export function plainCode(typed: string): string {
  return typed
    .replaceAll(/[٠-٩۰-۹०-९]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** Codes of an app are six digits; everything else can only be a recovery code. */
export const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** New recovery codes, in groups of four as they are shown. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(RECOVERY_BYTES)).replaceAll(/.{4}(?=.)/g, '$&-'),
  );
}
