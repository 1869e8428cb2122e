import { hkdfSync } from 'node:crypto';
import { Id } from '@kathaloka/contract/entities';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'kathaloka:access';
/** Tolerates clock skew between servers. */
const LEEWAY_SECONDS = 5;

const Ids = z.object({ sub: Id, sid: Id });

export interface AccessClaims {
  readonly user_id: string;
  readonly session_id: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Null for anything but a valid access token of ours. */
  verify(token: string): Promise<AccessClaims | null>;
}

export interface AccessTokenOptions {
  readonly secret: string;
  /** The origin of this installation, so that one that shares the secret by mistake cannot use our tokens. */
  readonly issuer: string;
  readonly clock: Clock;
}

export function createAccessTokens({ secret, issuer, clock }: AccessTokenOptions): AccessTokens {
  const key = derivedKey(secret, 'access tokens');
  return {
    sign({ user_id, session_id }) {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ sid: session_id })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(user_id)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setJti(newId())
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          currentDate: clock(),
          clockTolerance: LEEWAY_SECONDS,
        });
        const { data } = Ids.safeParse(payload);
        return data ? { user_id: data.sub, session_id: data.sid } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** A separate key for each purpose, so that a token of one kind is invalid as another. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kathaloka ${purpose}`, 32));
}
