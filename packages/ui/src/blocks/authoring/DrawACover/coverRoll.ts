import type { Cover } from '@kathaloka/contract/entities';

export type PictureStyle = Cover['style'];
/** The input of the four painters; the same roll always gives the same four pictures. */
export type CoverRoll = Omit<Cover, 'style'>;
/** The pictures of a roll; missing ones are loading. */
export type CoverPictures = Readonly<Partial<Record<PictureStyle, string>>>;

export const PAINTERS: readonly PictureStyle[] = ['chitrakar', 'ajanta', 'ravivarma', 'vishvakarma'];

/** Returns a roll of the same words with the next seed. */
export function nextRoll({ seed, keywords }: CoverRoll): CoverRoll {
  return { seed: String((Number.parseInt(seed, 10) || 0) + 1), keywords };
}
