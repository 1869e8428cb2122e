import { createHash } from 'node:crypto';
import type { OfflineMove } from '@kathaloka/contract/entities';

/** Enough to tell a repeated move from a different one: nothing can be gained by a collision. */
const BYTES = 4;

/** A short digest for each move, in order. It recognises a repeated move even after its turn was deleted. */
export const digestsOf = (moves: readonly OfflineMove[]): Buffer => Buffer.concat(moves.map(digestOf));

/** Ignores when the move was made: a device may set its clock. */
function digestOf(move: OfflineMove): Buffer {
  const said = 'undo' in move ? 'undo' : JSON.stringify([move.choose, move.answer ?? null]);
  return createHash('sha256').update(said).digest().subarray(0, BYTES);
}

export const countOf = (digests: Buffer): number => digests.length / BYTES;

/** The position of the first move that differs from the stored one, or null if all are the same. */
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
