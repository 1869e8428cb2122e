import { withAdminOverview } from '@kathaloka/api';
import { client } from '../../client.ts';

export const { useGetOverviewQuery, useGetSetupQuery, useListAuditQuery, useListModelStatusQuery } =
  withAdminOverview(client);
