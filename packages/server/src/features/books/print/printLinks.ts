import { Id } from '@kathaloka/contract/entities';
import { INTERFACE_LANGUAGES } from '@kathaloka/contract/languages';
import { PRINT_LINK_MS } from '@kathaloka/contract/limits';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Deps } from '../../../platform/Deps.ts';

const ALGORITHM = 'HS256';
const TYPE = 'print+jwt';
const AUDIENCE = 'kathaloka:print';

/** Whose book it is, in which login they have asked for it, and what it has. */
const Asked = z.object({
  user_id: Id,
  /** The login, and not the play. */
  login_id: Id,
  session_id: Id,
  turn_id: Id.optional(),
  own_words: z.boolean(),
  language: z.enum(INTERFACE_LANGUAGES),
});
export type PrintLink = z.infer<typeof Asked>;

type LinkDeps = Pick<Deps, 'clock' | 'config' | 'printKey'>;

/**
 * The part of an address that opens the page: a new tab sends no token. It is signed with a key of its own and opens one
 * book, for some minutes; the access token is not in it.
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

/** Null for anything but a link of ours that is still open. */
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
