import { withReports } from '@kathaloka/api';
import { client } from '../../client.ts';

export const { useReportPassageMutation, useReportStoryMutation } = withReports(client);
