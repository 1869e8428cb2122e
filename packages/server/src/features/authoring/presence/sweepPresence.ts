import type { Deps } from '../../../platform/Deps.ts';
import { deleteVisits } from './presenceRepository.ts';

/** Deletes the visits of those who have left the editor. */
export const sweepPresence = ({ db }: Pick<Deps, 'db'>): Promise<void> => deleteVisits(db);
