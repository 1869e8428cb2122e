import { progressCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/**
 * Tasks, finished tasks, and the ledger of credits.
 *
 * @example
 * const { useListTasksQuery } = withProgress(client);
 */
export function withProgress({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, progressCalls);
      return {
        // every turn changes the answer: refetched by each page that shows it
        listTasks: build.call('listTasks', { keepUnusedDataFor: 0 }),
        listFinishedTasks: build.callOnce('listFinishedTasks', {
          // the balance that was refreshed with the turn does not include the rewards yet
          async onQueryStarted(_input, { dispatch, queryFulfilled }) {
            const answer = await queryFulfilled.catch(() => undefined);
            if (!answer || answer.data.finished.length === 0) return;
            void dispatch(api.endpoints.getMe.initiate(undefined, { track: false }));
          },
        }),
        listCredits: build.callOnce('listCredits'),
        exportCredits: build.callOnce('exportCredits'),
      };
    },
  });
}
