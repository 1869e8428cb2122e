import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { AppError } from '../AppError.ts';
import type { Clock } from '../clock.ts';

/** What Google says of a person, after its signature was checked. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().min(3).max(254),
  // Google sends a boolean, and in older tokens a text
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
});
export type GoogleClaims = z.infer<typeof Claims>;

export type VerifyGoogleToken = (idToken: string) => Promise<GoogleClaims>;

const CLOCK_TOLERANCE_SECONDS = 5;
/** A token is made for one sign-in, a moment ago. */
const MAX_AGE = '1 hour';

const refused = (): AppError =>
  new AppError('google_sign_in_failed', 'The answer of Google could not be verified');

/** Checks signature, issuer, audience and age against the keys that Google publishes, and those of nobody else. */
export function createGoogleVerifier(google: Config['google'], clock: Clock): VerifyGoogleToken {
  const { clientId } = google;
  if (clientId === null) {
    return () => Promise.reject(new AppError('google_sign_in_failed', 'Google sign-in is not set up here'));
  }
  const keys = createRemoteJWKSet(new URL(google.jwksUrl));
  return async (idToken) => {
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
    // a token made for several audiences has to say which of them may use it
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
      throw new AppError('unavailable', 'Google cannot be reached at the moment. Please try again.');
    }
    if (error instanceof errors.JOSEError) throw refused();
    throw error;
  }
}

/** The keys could not be fetched: no answer in time, none at all, or one that holds no keys. */
function isUnreachable(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error instanceof TypeError ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  );
}
