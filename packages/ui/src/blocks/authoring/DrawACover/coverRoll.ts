import type { Cover } from '@kathaloka/contract/entities';

export type PictureStyle = Cover['style'];
/** What the four painters are given; the same roll always gives the same four pictures. */
export type CoverRoll = Omit<Cover, 'style'>;
/** The pictures of a roll; those that are missing are on their way. */
export type CoverPictures = Readonly<Partial<Record<PictureStyle, string>>>;

export const PAINTERS: readonly PictureStyle[] = ['chitrakar', 'ajanta', 'ravivarma', 'vishvakarma'];

/** The same words, rolled once more. */
export function nextRoll({ seed, keywords }: CoverRoll): CoverRoll {
  return { seed: String((Number.parseInt(seed, 10) || 0) + 1), keywords };
}
