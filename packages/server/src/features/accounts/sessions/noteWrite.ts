import type { Deps } from '../../../platform/Deps.ts';
import { noteWriteOf } from './sessionsRepository.ts';

/**
 * Notes that an account has written. For some seconds its reads use the primary database, not a replica or a
 * cache.
 */
export async function noteWrite({ db, log }: Pick<Deps, 'db' | 'log'>, user_id: string): Promise<void> {
  // the write is committed, even if noting it fails
  await noteWriteOf(db, user_id).catch((error: unknown) => log.warn({ err: error }, 'a write was not noted'));
}
