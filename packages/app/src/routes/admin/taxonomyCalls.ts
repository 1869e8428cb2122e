import { withAdminTaxonomy } from '@kathaloka/api';
import { client } from '../../client.ts';

export const {
  useCreateCategoryMutation,
  useCreateTagMutation,
  useDeleteCategoryMutation,
  useDeleteTagMutation,
  useListAllCategoriesQuery,
  useListAllTagsQuery,
  useMergeCategoryMutation,
  useMergeTagMutation,
  useRenameCategoryMutation,
  useReorderCategoriesMutation,
  useReorderTagsMutation,
  useUpdateTagMutation,
} = withAdminTaxonomy(client);
