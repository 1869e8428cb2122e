import type { Guardianship } from '@kathaloka/contract/entities';
import { WAITING_FOR_CONSENT_DAYS } from '@kathaloka/contract/limits';
import { hashOfToken } from '../../../platform/auth/opaqueTokens.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { invalidLink } from '../links/mailLinks.ts';
import { findGuardianLink, isGranted } from '../guardiansRepository.ts';

type GuardianLink = NonNullable<Awaited<ReturnType<typeof findGuardianLink>>>;

export const deletesAt = (waits_since: Date | null): string | null =>
  waits_since && new Date(waits_since.getTime() + WAITING_FOR_CONSENT_DAYS * DAY_MS).toISOString();

/** Throws if the link is unknown, belongs to an earlier guardian, or has expired unused. */
export async function linkOf(db: Queries, token: string, now: Date): Promise<GuardianLink> {
  const link = await findGuardianLink(db, hashOfToken(token));
  if (!link) throw invalidLink();
  if (link.granted_at === null && link.consents_until !== null && link.consents_until <= now)
    throw invalidLink();
  return link;
}

/** The guardianship as the guardian with this link sees it. */
export function presentGuardianship(link: GuardianLink, now: Date): Guardianship {
  const { username, birth_year, asked_at, granted_at, withdrawn_at, waits_since, consents_until } = link;
  const hasConsent = isGranted(link);
  const since = withdrawn_at ?? granted_at ?? asked_at ?? now;
  return {
    username,
    birth_year,
    state: withdrawn_at !== null ? 'withdrawn' : hasConsent ? 'granted' : 'asked',
    since: since.toISOString(),
    can_consent: !hasConsent && consents_until !== null && consents_until > now,
    deletes_at: deletesAt(waits_since),
  };
}
