import type { Queries } from '../db/schema.ts';
import { findLease } from './processesRepository.ts';

/** When the lease of a process ends; undefined if this database has no such process. */
export const leaseOf = (db: Queries, id: string): Promise<Date | undefined> => findLease(db, id);
