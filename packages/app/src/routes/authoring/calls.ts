import { withAuthoring, withDrafts, withDrawings, withTaxonomy } from '@kathaloka/api';
import { client } from '../../client.ts';

/** The calls of the authoring pages. */
export const {
  useArchiveStoryMutation,
  useCreateStoryMutation,
  useGetStoryInsightsQuery,
  useGetStorySourceQuery,
  useListMyStoriesQuery,
  useListStoryVersionsQuery,
  usePublishStoryMutation,
  useRestoreStoryMutation,
  useRestoreStoryVersionMutation,
  useUpdateStoryMutation,
} = withAuthoring(client);

export const { useListCategoriesQuery, useListTagsQuery } = withTaxonomy(client);

export const { useDrawCoversQuery } = withDrawings(client);

export const { useDeleteDraftMutation, useGetDraftMutation, useSaveDraftMutation } = withDrafts(client);
