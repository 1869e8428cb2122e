import type { RequestHandler } from 'msw';
import { mockCall } from './mockCall.ts';

/**
 * The ratings of a reader who has finished each story.
 *
 * @example const server = setupServer(...ratingHandlers());
 */
export function ratingHandlers(): RequestHandler[] {
  const stored = new Map<string, number | null>();
  const ratingOf = (id = '') => ({ stars: stored.get(id) ?? null, can_rate: true, average_rating: 0 });
  return [
    mockCall('getRating', ({ params }) => ratingOf(params.id)),
    mockCall('rateStory', async ({ params, request }) => {
      const { stars } = (await request.json()) as { stars: number | null };
      stored.set(params.id ?? '', stars);
      return ratingOf(params.id);
    }),
  ];
}
