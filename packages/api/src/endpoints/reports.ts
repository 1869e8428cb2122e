import { reportCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/**
 * The calls that report a story or a turn.
 *
 * @example
 * const { useReportStoryMutation } = withReports(client);
 */
export function withReports({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, reportCalls);
      return {
        reportStory: build.call('reportStory'),
        reportTurn: build.call('reportTurn'),
      };
    },
  });
}
