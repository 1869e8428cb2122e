import { withSessions } from '@kathaloka/api';
import { client } from '../client.ts';

/** The calls that read sessions, for the play screen and for Home. */
export const sessions = withSessions(client);

export const { useCheckSessionQuery, useGetFoundEndingsQuery, useListFinishedStoriesInfiniteQuery } =
  sessions;
