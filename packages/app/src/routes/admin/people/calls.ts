import { withAdminPeople } from '@kathaloka/api';
import { client } from '../../../client.ts';

export const {
  useBlockUserMutation,
  useGrantCreditsMutation,
  useListUsersQuery,
  useUnblockUserMutation,
  useUpdateUserMutation,
} = withAdminPeople(client);
