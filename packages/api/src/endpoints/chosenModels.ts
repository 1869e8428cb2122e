import { playCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/**
 * Saves the chosen models. The account in the server's answer replaces that of the session.
 *
 * @example
 * const { useChooseModelsMutation } = withChosenModels(client);
 */
export function withChosenModels({ api, session }: Pick<ApiClient, 'api' | 'session'>) {
  return api.injectEndpoints({
    endpoints: (plain) => ({
      chooseModels: buildCalls(plain, playCalls).call('chooseModels', {
        inOrderOf: () => 'models',
        async onQueryStarted(_input, { dispatch, queryFulfilled }) {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer) session.refreshUser(dispatch, answer.data);
        },
      }),
    }),
  });
}
