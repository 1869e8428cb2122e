import { withAdminReports } from '@kathaloka/api';
import { client } from '../../../client.ts';

export const { useDecideReportMutation, useListReportsQuery } = withAdminReports(client);
