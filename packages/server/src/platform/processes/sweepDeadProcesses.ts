import type { Deps } from '../Deps.ts';
import { deleteDeadProcesses } from './processesRepository.ts';

/** Deletes dead processes, and so queues their unfinished follow-ups. */
export const sweepDeadProcesses = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteDeadProcesses(db);
