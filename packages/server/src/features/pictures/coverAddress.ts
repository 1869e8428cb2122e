import { createHash } from 'node:crypto';
import type { Cover, Story } from '@kathaloka/contract/entities';
import { PICTURE_WIDTHS, pictureAt, type PictureWidth } from '@kathaloka/story/pictures';
import { dominantColour } from '@kathaloka/illustrator';

/** Incremented when the illustrator's output changes, so that no cache serves an old drawing under the new address. */
const EDITION = 1;

/** The address of a story's generated cover. It changes with the drawing's input, and ends with its placeholder colour. */
export function coverAddress(storyId: Story['id'], { style, seed, keywords }: Cover): string {
  const drawing = JSON.stringify([EDITION, style, seed, keywords]);
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 16);
  const tone = dominantColour({ style, seed, keywords }).slice(1);
  return `/covers/${storyId}-${hash}-${tone}.webp`;
}

/** The address of a picture that was fetched for a story. It changes with the picture. */
export const fetchedAddress = (storyId: Story['id'], picture: string): string =>
  `/covers/${storyId}-${picture}.webp`;

export interface AskedCover {
  readonly storyId: string;
  /** The address that the story must have. */
  readonly address: string;
  readonly width: PictureWidth;
}

/** Addresses without a placeholder colour, from earlier versions, stay valid. */
const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{16}(?:-[\da-f]{6})?)(?:-\d+w)?\.webp$/;

/** Parses a file name; null for a name that no cover has. */
export function readCoverFile(file: string): AskedCover | null {
  const [, storyId = '', drawing = ''] = FILE.exec(file) ?? [];
  const address = `/covers/${storyId}-${drawing}.webp`;
  // the widest has no suffix, so `-1280w` matches none
  const width = PICTURE_WIDTHS.find((each) => pictureAt(address, each) === `/covers/${file}`);
  return storyId && width ? { storyId, address, width } : null;
}
