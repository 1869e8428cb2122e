import { hkdfSync } from 'node:crypto';
import { Id } from '@kathaloka/contract/entities';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'kathaloka:access';
/** Tolerates clock skew between servers. */
const LEEWAY_SECONDS = 5;

/** The maximum number of cached tokens. The signature of a cached token is not verified again with each request. */
const KNOWN_MAX = 10_000;

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
  /** The origin of this installation. Another installation with the same secret then refuses our tokens. */
  readonly issuer: string;
  readonly clock: Clock;
}

interface Verified {
  readonly claims: AccessClaims;
  /** Expiry in seconds, the only part of the check whose result changes. */
  readonly exp: number;
}

export function createAccessTokens({ secret, issuer, clock }: AccessTokenOptions): AccessTokens {
  const key = derivedKey(secret, 'access tokens');
  const known = new LRUCache<string, Verified>({ max: KNOWN_MAX });
  const isOver = (exp: number): boolean => exp <= Math.floor(clock().getTime() / 1000) - LEEWAY_SECONDS;

  async function read(token: string): Promise<Verified | null> {
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
      return data ? { claims: { user_id: data.sub, session_id: data.sid }, exp: payload.exp! } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

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
      const seen = known.get(token);
      if (seen) return isOver(seen.exp) ? null : seen.claims;
      const verified = await read(token);
      if (verified) known.set(token, verified);
      return verified?.claims ?? null;
    },
  };
}

/** A separate key for each purpose, so that a token of one kind is invalid as another. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kathaloka ${purpose}`, 32));
}
