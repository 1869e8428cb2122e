import { createHash } from 'node:crypto';
import type { OfflineMove } from '@kathaloka/contract/entities';

/** Enough to tell a move that is sent again from another one: nobody gains anything by two that are alike. */
const BYTES = 4;

/** A few bytes for each move, in their order: by them a move that comes again is known, long after its turn has gone. */
export const digestsOf = (moves: readonly OfflineMove[]): Buffer => Buffer.concat(moves.map(digestOf));

/** When it was made is no part of it: a device may set its clock. */
function digestOf(move: OfflineMove): Buffer {
  const said = 'undo' in move ? 'undo' : JSON.stringify([move.choose, move.answer ?? null]);
  return createHash('sha256').update(said).digest().subarray(0, BYTES);
}

export const countOf = (digests: Buffer): number => digests.length / BYTES;

/** The place of the first of these moves that is another one than the stored one; null: they are the same. */
export function firstDifference(
  stored: Buffer,
  { from, moves }: { readonly from: number; readonly moves: readonly OfflineMove[] },
): number | null {
  for (const [index, move] of moves.entries()) {
    const at = from + index;
    if (at >= countOf(stored)) return null;
    if (!digestOf(move).equals(stored.subarray(at * BYTES, (at + 1) * BYTES))) return at;
  }
  return null;
}
