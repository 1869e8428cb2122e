import { catalogueCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/**
 * The call of a guest who plays a whole story in the browser.
 *
 * @example
 * const { getGuestStory } = withGuests(client).endpoints;
 */
export function withGuests({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => ({ getGuestStory: buildCalls(plain, catalogueCalls).call('getGuestStory') }),
  });
}
