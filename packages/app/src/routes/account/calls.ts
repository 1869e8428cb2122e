import { withMyAccount } from '@kathaloka/api';
import { client } from '../../client.ts';

export const {
  useChangePasswordMutation,
  useDeleteMyAccountMutation,
  useDownloadMyDataMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListAccountSessionsQuery,
  useLogoutMutation,
} = withMyAccount(client);
