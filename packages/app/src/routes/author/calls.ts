import { withAuthors } from '@kathaloka/api';
import { client } from '../../client.ts';

export const { useGetAuthorInfiniteQuery } = withAuthors(client);
