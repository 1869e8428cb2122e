import type { TurnPart } from '@kathaloka/contract/entities';
import type { Hand } from '@kathaloka/contract/limits';

/** A piece of a text, and whose words it is. */
export interface Signed {
  readonly text: string;
  readonly by: Hand;
}

/**
 * The parts of a text as they are stored: the hand of each, and where it ends. The next one begins there, so that
 * there can be no hole and no overlap.
 */
export type StoredParts = readonly (readonly [by: Hand, to: number])[];

/** The parts of the text that these pieces make, neighbours of one hand as one. */
export function partsSigned(pieces: readonly Signed[]): StoredParts {
  let end = 0;
  return joined(pieces.map(({ text, by }) => [by, (end += text.length)] as const));
}

/** These parts without empty ones, and with neighbours of one hand as one. */
export function joined(parts: StoredParts): StoredParts {
  const all: (readonly [by: Hand, to: number])[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part[1] === (last?.[1] ?? 0)) continue;
    if (last?.[0] === part[0]) all.pop();
    all.push(part);
  }
  return all;
}

/** The parts as they cross the wire, with the name of the model that told. */
export function turnParts(parts: StoredParts, told_by: string | null): TurnPart[] {
  return parts.map(([by, to], at) => ({
    by,
    from: parts[at - 1]?.[1] ?? 0,
    to,
    ...(by === 'model' && told_by !== null && { name: told_by }),
  }));
}
