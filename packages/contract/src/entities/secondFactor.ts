import { z } from 'zod';
import { Instant } from './common.ts';

/** Whether an account is asked for a code besides its password or Google. */
export const SecondFactor = z
  .object({
    since: Instant.nullable().describe('When it was switched on; null if it is off'),
    recovery_codes_left: z.int().min(0),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What an authenticator app needs. It is sent once, and no other call answers it. */
export const BegunSecondFactor = z
  .object({
    secret: z.string().describe('In base32, to be typed into the app'),
    otpauth_url: z.string().describe('The same as an address that apps open, also as a QR code'),
  })
  .meta({ id: 'BegunSecondFactor' });
export type BegunSecondFactor = z.infer<typeof BegunSecondFactor>;

/** Codes that replace one code of the app each, where the app is lost. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
