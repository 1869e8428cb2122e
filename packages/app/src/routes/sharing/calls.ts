import { withSharing } from '@kathaloka/api';
import { client } from '../../client.ts';

export const {
  useGetSharedTurnInfiniteQuery,
  useListSharedTurnsQuery,
  usePlayFromSharedTurnMutation,
  useReportSharedTurnMutation,
  useRevokeSharedTurnMutation,
  useShareTurnMutation,
} = withSharing(client);
