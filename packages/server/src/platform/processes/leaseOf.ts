import type { Queries } from '../db/schema.ts';
import { findLease } from './processesRepository.ts';

/** Until when a process says that it lives; undefined where this database has no such process. */
export const leaseOf = (db: Queries, id: string): Promise<Date | undefined> => findLease(db, id);
