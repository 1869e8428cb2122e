import { withReports } from '@kathaloka/api';
import { client } from '../../client.ts';

export const { useReportTurnMutation, useReportStoryMutation } = withReports(client);
