import type { Queries } from '../db/schema.ts';
import { findLease } from './processesRepository.ts';

/** The lease of a process; undefined if this database has no such process. */
export const leaseOf = (db: Queries, id: string): Promise<Date | undefined> => findLease(db, id);
