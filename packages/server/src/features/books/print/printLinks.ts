import { Id } from '@kathaloka/contract/entities';
import { INTERFACE_LANGUAGES } from '@kathaloka/contract/languages';
import { PRINT_LINK_MS } from '@kathaloka/contract/limits';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Deps } from '../../../platform/Deps.ts';

const ALGORITHM = 'HS256';
const TYPE = 'print+jwt';
const AUDIENCE = 'kathaloka:print';

/** The owner of the book, the login in which the owner requested it, and what it contains. */
const Asked = z.object({
  user_id: Id,
  /** The login, which is not the play. */
  login_id: Id,
  session_id: Id,
  turn_id: Id.optional(),
  own_words: z.boolean(),
  language: z.enum(INTERFACE_LANGUAGES),
});
export type PrintLink = z.infer<typeof Asked>;

type LinkDeps = Pick<Deps, 'clock' | 'config' | 'printKey'>;

/**
 * The signed part of an address that opens the page, because a new tab sends no token. It has its own signing
 * key, opens one book for some minutes, and does not contain the access token.
 */
export async function signPrintLink(
  { clock, config, printKey }: LinkDeps,
  link: PrintLink,
): Promise<{ readonly link: string; readonly expires_at: Date }> {
  const now = clock();
  const expires_at = new Date(now.getTime() + PRINT_LINK_MS);
  const signed = await new SignJWT({ ...link })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(config.publicUrl)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(expires_at)
    .sign(printKey);
  return { link: signed, expires_at };
}

/** Null unless it is a valid link that has not expired. */
export async function readPrintLink(
  { clock, config, printKey }: LinkDeps,
  link: string,
): Promise<PrintLink | null> {
  try {
    const { payload } = await jwtVerify(link, printKey, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: config.publicUrl,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: clock(),
    });
    return Asked.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
