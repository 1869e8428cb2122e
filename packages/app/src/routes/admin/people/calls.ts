import { withAdminPeople } from '@kathaloka/api';
import { client } from '../../../client.ts';

export const {
  useBlockUserMutation,
  useExportUserMutation,
  useGrantCreditsMutation,
  useListUsersQuery,
  useRemoveUserMutation,
  useUnblockUserMutation,
  useUpdateUserMutation,
} = withAdminPeople(client);
