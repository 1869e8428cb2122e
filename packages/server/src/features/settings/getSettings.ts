import type { PublicSettings } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';

/** The public settings. Lists each field, so that a new setting is secret unless it is added here. */
export function getSettings({
  config: { google, oidc, links, review, young },
}: Pick<Deps, 'config'>): Promise<PublicSettings> {
  return Promise.resolve({
    google_client_id: google.clientId,
    oidc_name: oidc?.name ?? null,
    waitlist_url: links.waitlist,
    guide_url: links.guide,
    is_reviewed: review === 'manual',
    young_accounts: young.accounts,
    guardian_proof: young.proof,
    community_url: links.community,
  });
}
