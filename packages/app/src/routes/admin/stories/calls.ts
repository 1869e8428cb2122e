import { withAdminStories, withTaxonomy } from '@kathaloka/api';
import { client } from '../../../client.ts';

export const {
  useChangeStoriesMutation,
  useListAllStoriesQuery,
  useRemoveStoryMutation,
  useSetFeaturedMutation,
} = withAdminStories(client);
export const { useListCategoriesQuery } = withTaxonomy(client);
