import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';

/** The size of a row without its texts, including its index entries. */
const FACT_BYTES = 400;
const WORD_BYTES = 300;

/** The approximate size of the words that name a fact on disk. */
export const bytesOfWords = (count: number): number => count * WORD_BYTES;

interface FactTexts {
  readonly key: string;
  readonly value: string;
  readonly quote?: string;
}

/** The approximate size of a fact on disk, without the words that name it. */
export const bytesOfFact = ({ key, value, quote = '' }: FactTexts): number =>
  FACT_BYTES + Buffer.byteLength(key) + Buffer.byteLength(value) + Buffer.byteLength(quote);

/** Adds what a session remembers to the room that it takes. Less than nothing gives room back. */
export async function takeRoom(
  transaction: Transaction,
  { session_id, user_id }: SessionKey,
  bytes: number,
): Promise<void> {
  if (bytes === 0) return;
  await transaction
    .updateTable('game_sessions')
    .set({ told_bytes: sql`greatest(0, told_bytes + ${bytes}::bigint)` })
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .execute();
}
