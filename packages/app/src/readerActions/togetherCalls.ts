import { withTogether } from '@kathaloka/api';
import { client } from '../client.ts';

export const {
  endpoints: togetherEndpoints,
  onTogether,
  onTogetherEnd,
  useChangeTogetherMutation,
  useEndTogetherMutation,
  useFollowTogetherMutation,
  useGetInvitationQuery,
  useInviteToSessionMutation,
  useJoinSessionMutation,
  useLeaveTogetherMutation,
  useListTogetherQuery,
  usePassTurnMutation,
  useRemovePlayerMutation,
  useRevokeInvitationMutation,
  useVoteMutation,
} = withTogether(client);
