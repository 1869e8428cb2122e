import { drawingCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/**
 * Previews by the built-in illustrator.
 *
 * @example
 * const { useDrawCoversQuery } = withDrawings(client);
 */
export function withDrawings({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => ({
      drawCovers: buildCalls(plain, drawingCalls).call('drawCovers', { keepUnusedDataFor: 60 }),
    }),
  });
}
