/**
 * One of a few, by a name and by the turn: half of the names take the one of two, the other half the other, and each the
 * other one in the next turn.
 */
export function oneInTurn<T>(all: readonly T[], name: string, turn: number): T {
  let place = 0;
  for (let at = 0; at < name.length; at += 1) place = (place * 31 + name.charCodeAt(at)) % 65_521;
  return all[(place + turn) % all.length]!;
}
