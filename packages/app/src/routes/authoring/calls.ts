import {
  withAuthoring,
  withDrafts,
  withDrawings,
  withMyStories,
  withPresence,
  withSeries,
  withTaxonomy,
} from '@kathaloka/api';
import { client } from '../../client.ts';

/** The calls of the authoring pages. */
export const {
  useCreateStoryMutation,
  useGetStoryInsightsQuery,
  useGetStorySourceQuery,
  useLazyGetStorySourceQuery,
  useListStoryVersionsQuery,
  useRestoreStoryPointMutation,
  useRestoreStoryVersionMutation,
  useSuggestPhrasesMutation,
  useUpdateStoryMutation,
} = withAuthoring(client);

export const {
  useArchiveStoryMutation,
  useDeleteStoryMutation,
  useEraseStoryMutation,
  useHideAdminActMutation,
  useHideReportDecisionMutation,
  useListMyStoriesQuery,
  usePublishStoryMutation,
  useRestoreStoryMutation,
} = withMyStories(client);

export const { useListCategoriesQuery, useListTagsQuery } = withTaxonomy(client);

/** The series that an author's story may belong to. */
export const { useListMySeriesQuery } = withSeries(client);

export const { useDrawCoversQuery } = withDrawings(client);

export const { useDeleteDraftMutation, useGetDraftMutation, useSaveDraftMutation } = withDrafts(client);

export const { onEditors, onPresenceEnd, useFollowPresenceMutation, useUpdatePresenceMutation } =
  withPresence(client);
