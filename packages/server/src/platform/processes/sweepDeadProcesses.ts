import type { Deps } from '../Deps.ts';
import { deleteDeadProcesses } from './processesRepository.ts';

/** What those that have died have left to do after their turns is queued. */
export const sweepDeadProcesses = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteDeadProcesses(db);
