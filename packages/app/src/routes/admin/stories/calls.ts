import { withAdminStories, withTaxonomy } from '@kathaloka/api';
import { client } from '../../../client.ts';

export const {
  useChangeStoriesMutation,
  useExportShelfMutation,
  useImportShelfMutation,
  useListAllStoriesQuery,
  useRemoveStoryMutation,
  useSetFeaturedMutation,
} = withAdminStories(client);
export const { useListCategoriesQuery } = withTaxonomy(client);
