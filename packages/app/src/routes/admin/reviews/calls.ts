import { withAuthoring, withReviews } from '@kathaloka/api';
import { client } from '../../../client.ts';

export const { useApproveReviewMutation, useListReviewsQuery, useRejectReviewMutation } = withReviews(client);
export const { useGetStorySourceQuery, useGetStoryVersionQuery } = withAuthoring(client);
