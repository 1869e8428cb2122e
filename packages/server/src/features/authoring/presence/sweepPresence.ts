import type { Deps } from '../../../platform/Deps.ts';
import { deleteVisits } from './presenceRepository.ts';

/** Deletes ended visits of the editor. */
export const sweepPresence = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteVisits(db);
