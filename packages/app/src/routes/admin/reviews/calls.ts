import { withAdminReviews, withAuthoring } from '@kathaloka/api';
import { client } from '../../../client.ts';

export const { useApproveReviewMutation, useListReviewsQuery, useRejectReviewMutation } =
  withAdminReviews(client);
export const { useGetStorySourceQuery } = withAuthoring(client);
