import type { Deps } from '../../../platform/Deps.ts';
import { noteWriteOf } from './sessionsRepository.ts';

/**
 * The account has just changed something: for some seconds it reads from the database itself, and neither from a replica nor
 * from what a process holds in its memory.
 */
export async function noteWrite({ db, log }: Pick<Deps, 'db' | 'log'>, user_id: string): Promise<void> {
  // what was written is written, whatever becomes of the note
  await noteWriteOf(db, user_id).catch((error: unknown) => log.warn({ err: error }, 'a write was not noted'));
}
