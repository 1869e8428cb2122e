/** Hashes a text by FNV-1a, over code points, so that seeds in any script work. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) {
    value ^= character.codePointAt(0)!;
    value = Math.imul(value, 16_777_619);
  }
  return value >>> 0;
}

/** A seeded random generator: the same seed gives the same numbers on every machine. */
export interface Rng {
  /** From 0 up to 1. */
  (): number;
  between: (low: number, high: number) => number;
  /** A whole number, both bounds included. */
  whole: (low: number, high: number) => number;
  pick: <const T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
  sign: () => 1 | -1;
}

/** Mulberry32: small, fast, and good enough for pictures. */
export function makeRng(seed: string): Rng {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return Object.assign(next, {
    between,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    chance: (share: number) => next() < share,
    sign: (): 1 | -1 => (next() < 0.5 ? -1 : 1),
  });
}
