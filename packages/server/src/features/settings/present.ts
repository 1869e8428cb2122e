import type { PublicSettings } from '@kathaloka/contract/entities';
import type { Config } from '../../config.ts';

/** Field by field: a new setting is a secret until somebody says otherwise here. */
export function presentSettings({ google, links }: Pick<Config, 'google' | 'links'>): PublicSettings {
  return {
    google_client_id: google.clientId,
    waitlist_url: links.waitlist,
    guide_url: links.guide,
    community_url: links.community,
  };
}
