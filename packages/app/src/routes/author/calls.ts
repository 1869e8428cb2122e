import { withAuthors, withFollows } from '@kathaloka/api';
import { catalogue, client } from '../../client.ts';

export const { useGetAuthorInfiniteQuery } = withAuthors(client);
export const { useFollowAuthorMutation, useGetFollowQuery } = withFollows(catalogue);
