import { followCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import { storyList } from '../tags.ts';
import type { CatalogueApi } from './catalogue.ts';

/** They depend on who is signed in. */
const FOLLOWS = [{ type: 'Account' as const, id: 'follows' }];

/**
 * The authors whom a reader follows: shown before the server has answered, and taken back if it refuses.
 *
 * @example
 * const { useGetFollowQuery, useFollowAuthorMutation } = withFollows(withCatalogue(client));
 */
export function withFollows(api: CatalogueApi) {
  const follows = api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, followCalls);
      return {
        getFollow: build.call('getFollow', { providesTags: FOLLOWS, keepUnusedDataFor: 0 }),
        followAuthor: build.call('followAuthor', {
          inOrderOf: ({ params }) => `follow ${params.username}`,
          invalidatesTags: storyList('followed'),
          async onQueryStarted({ params, body }, { dispatch, queryFulfilled }) {
            const shown = dispatch(
              follows.util.updateQueryData('getFollow', { params }, (follow) => {
                follow.is_followed = body.is_followed;
              }),
            );
            await queryFulfilled.catch(shown.undo);
          },
        }),
        listFollows: build.call('listFollows', { providesTags: FOLLOWS, keepUnusedDataFor: 0 }),
        changeFollowLetter: build.call('changeFollowLetter', {
          inOrderOf: () => 'follow letter',
          async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
            const shown = dispatch(
              follows.util.updateQueryData('listFollows', undefined, (stored) => {
                stored.wants_letter = body.wants_letter;
              }),
            );
            await queryFulfilled.catch(shown.undo);
          },
        }),
      };
    },
  });
  return follows;
}
