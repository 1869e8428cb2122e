import type { Random } from '@kathaloka/story';

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** True with this probability. */
export const chance = (random: Random, share: number): boolean => random() < share;
