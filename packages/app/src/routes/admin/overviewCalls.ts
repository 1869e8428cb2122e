import { withAdminOverview } from '@kathaloka/api';
import { client } from '../../client.ts';

export const {
  useDeleteContinuityRunMutation,
  useGetOverviewQuery,
  useGetSetupQuery,
  useListAuditQuery,
  useListContinuityRunsQuery,
  useListModelStatusQuery,
  useStoreContinuityRunMutation,
} = withAdminOverview(client);
