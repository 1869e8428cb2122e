import type { Guardianship } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { limits } from '../limits.ts';
import { linkOf, presentGuardianship } from './guardianship.ts';

/** Shows what the link is about, and changes nothing: mail programs open links before people do. */
export async function getGuardianship(
  { db, clock, rateLimiter }: Deps,
  token: string,
  { address }: Caller,
): Promise<Guardianship> {
  await rateLimiter.takeFrom(limits.link, address);
  return presentGuardianship(await linkOf(db, token, clock()), clock());
}
