import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';

/** What a browser carries to another request and can neither read nor change, and for how long it is valid. */
export interface Sealing {
  readonly key: Uint8Array;
  readonly clock: Clock;
  /** Tells apart what is sealed for different requests. */
  readonly purpose: string;
}

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

export async function seal(
  content: JWTPayload,
  { key, clock, purpose }: Sealing,
  seconds: number,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000);
  return new EncryptJWT(content)
    .setProtectedHeader(HEADER)
    .setAudience(purpose)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .encrypt(key);
}

/** Null for what was not sealed here, for another purpose, or too long ago. */
export async function unseal<T>(
  sealed: string,
  { key, clock, purpose }: Sealing,
  schema: z.ZodType<T>,
): Promise<T | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      keyManagementAlgorithms: [HEADER.alg],
      contentEncryptionAlgorithms: [HEADER.enc],
      audience: purpose,
      requiredClaims: ['exp'],
      currentDate: clock(),
    });
    return schema.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
