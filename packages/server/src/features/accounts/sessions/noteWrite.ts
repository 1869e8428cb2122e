import type { Deps } from '../../../platform/Deps.ts';
import { noteWriteOf } from './sessionsRepository.ts';

/** The account has just changed something: for some seconds it reads from the database itself, and not from a replica. */
export const noteWrite = ({ db }: Pick<Deps, 'db'>, user_id: string): Promise<void> =>
  noteWriteOf(db, user_id);
