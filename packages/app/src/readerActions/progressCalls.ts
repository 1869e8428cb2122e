import { withProgress } from '@kathaloka/api';
import { client } from '../client.ts';

const progress = withProgress(client);

export const { useListTasksQuery } = progress;
export const { exportCredits, listCredits, listFinishedTasks } = progress.endpoints;
