import { ratingCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { CatalogueApi } from './catalogue.ts';
import { changeStory } from './changeStory.ts';

/**
 * The stars that a reader gives to a story: shown before the server has answered, and taken back if it refuses.
 *
 * @example
 * const { useGetRatingQuery } = withRatings(withCatalogue(client));
 */
export function withRatings(api: CatalogueApi) {
  const ratings = api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, ratingCalls);
      return {
        // every finished play changes whether a story can be rated
        getRating: build.call('getRating', { keepUnusedDataFor: 0 }),
        rateStory: build.call('rateStory', {
          inOrderOf: ({ params }) => `rate ${params.id}`,
          async onQueryStarted({ params, body }, started) {
            const shown = started.dispatch(
              ratings.util.updateQueryData('getRating', { params }, (rating) => {
                rating.stars = body.stars;
              }),
            );
            try {
              const { data } = await started.queryFulfilled;
              started.dispatch(ratings.util.updateQueryData('getRating', { params }, () => data));
              changeStory(api, started, params.id, ({ stats }) => {
                stats.average_rating = data.average_rating;
              });
            } catch {
              shown.undo();
            }
          },
        }),
      };
    },
  });
  return ratings;
}
