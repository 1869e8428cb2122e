import type { PublicSettings } from '@kathaloka/contract/entities';
import type { Config } from '../../config.ts';

/** Lists each field: a new setting is secret unless it is added here. */
export function presentSettings({ google, links }: Pick<Config, 'google' | 'links'>): PublicSettings {
  return {
    google_client_id: google.clientId,
    waitlist_url: links.waitlist,
    guide_url: links.guide,
    community_url: links.community,
  };
}
