import { withMyAccount } from '@kathaloka/api';
import { client } from '../../client.ts';

export const {
  useBeginSecondFactorMutation,
  useChangeAboutMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useChangePasswordMutation,
  useDeleteMyAccountMutation,
  useDownloadMyDataMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListAccountSessionsQuery,
  useLogoutMutation,
} = withMyAccount(client);
