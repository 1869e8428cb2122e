import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { hashOfToken } from '../../../platform/auth/opaqueTokens.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { limits } from '../limits.ts';
import { findLink } from './linksRepository.ts';
import { setVerified } from '../repository.ts';
import { invalidLink } from './mailLinks.ts';

/** Safe to open twice: mail programs open links before people do. */
export async function verifyEmail(
  { db, clock, rateLimiter }: Deps,
  token: string,
  { address }: Caller,
): Promise<Message> {
  await rateLimiter.takeFrom(limits.link, address);
  const link = await findLink(db, hashOfToken(token), 'verify');
  if (link?.is_verified) return { detail: 'Your email is verified already' };
  if (!link || link.expires_at <= clock()) throw invalidLink();
  await setVerified(db, link.user_id);
  return { detail: 'Email verified successfully' };
}
