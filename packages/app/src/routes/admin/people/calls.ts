import { withAdminPeople } from '@kathaloka/api';
import { client } from '../../../client.ts';

export const {
  useBlockUserMutation,
  useChangeBirthYearMutation,
  useExportUserMutation,
  useGrantCreditsMutation,
  useListUsersQuery,
  useRecordConsentMutation,
  useRemoveUserMutation,
  useUnblockUserMutation,
  useUpdateUserMutation,
} = withAdminPeople(client);
