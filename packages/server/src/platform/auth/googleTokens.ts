import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { AppError } from '../AppError.ts';
import type { Clock } from '../clock.ts';

/** Google's claims about a person, after the signature was verified. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(254),
  // Google sends a boolean; older tokens have a string
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  /** The organisation whose accounts Google hosts. */
  hd: z.string().optional(),
  nonce: z.string().optional(),
  /** When the token was issued, in seconds. */
  iat: z.number(),
  name: z.string().optional(),
});
export type GoogleClaims = z.infer<typeof Claims>;

export type VerifyGoogleToken = (idToken: string) => Promise<GoogleClaims>;

/** Only the canonical base64url: some decoders accept other spellings of the same token. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * The claims of a token, which identify it. The signature is left out, because the spare bits of its last
 * letter allow sixteen spellings.
 */
export const signedPartOf = (idToken: string): string => idToken.slice(0, idToken.lastIndexOf('.'));

const CLOCK_TOLERANCE_SECONDS = 5;
/** A token must be recent, because it is issued for one sign-in. */
const MAX_AGE = '1 hour';
const RETRY_AFTER_SECONDS = 30;

const refused = (): AppError =>
  new AppError('google_sign_in_failed', 'The answer of Google could not be verified', {
    reason: 'invalid_token',
  });

/** Verifies signature, issuer, audience and age, with Google's published keys only. */
export function createGoogleVerifier(google: Config['google'], clock: Clock): VerifyGoogleToken {
  const { clientId } = google;
  if (clientId === null) {
    return () =>
      Promise.reject(
        new AppError('google_sign_in_failed', 'Google sign-in is not set up here', { reason: 'not_set_up' }),
      );
  }
  const keys = createRemoteJWKSet(new URL(google.jwksUrl));
  return async (idToken) => {
    if (!COMPACT.test(idToken)) throw refused();
    const payload = await verifiedPayload(async () => {
      const { payload: verified } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        // Google's own tokens name the issuer with and without the scheme
        issuer: [google.issuer, google.issuer.replace(/^https:\/\//, '')],
        audience: clientId,
        requiredClaims: ['sub', 'email', 'iat', 'exp'],
        maxTokenAge: MAX_AGE,
        currentDate: clock(),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      return verified;
    });
    // a token for several audiences must name the authorised one
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== clientId) throw refused();
    const claims = Claims.safeParse(payload);
    if (!claims.success) throw refused();
    return claims.data;
  };
}

async function verifiedPayload(verify: () => Promise<JWTPayload>): Promise<JWTPayload> {
  try {
    return await verify();
  } catch (error) {
    if (isUnreachable(error)) {
      throw new AppError('unavailable', 'Google cannot be reached at the moment. Please try again.', {
        retry_after_seconds: RETRY_AFTER_SECONDS,
      });
    }
    if (error instanceof errors.JOSEError) throw refused();
    throw error;
  }
}

/** Whether fetching the keys failed: a timeout, a network error, or a response without keys. */
function isUnreachable(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error instanceof TypeError ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  );
}
