import { randomBytes } from 'node:crypto';
import { dayOf } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/Deps.ts';
import { deleteSaltsBefore, findSalt, insertSalt } from './sharesRepository.ts';

/** Deletes salts of past days. Without the salt of its day a share is anonymous. */
export async function sweepShareSalts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteSaltsBefore(db, dayOf(clock()));
}

const SALT_BYTES = 32;

/** The salt of a day, made when it is first needed. */
export async function saltOf(db: Queries, day: string): Promise<Buffer> {
  const known = await findSalt(db, day);
  if (known) return known;
  const salt = randomBytes(SALT_BYTES);
  await insertSalt(db, day, salt);
  await deleteSaltsBefore(db, day);
  // null if another process, for which midnight has passed, has just deleted it
  return (await findSalt(db, day)) ?? salt;
}
