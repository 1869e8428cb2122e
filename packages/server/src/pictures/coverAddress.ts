import { createHash } from 'node:crypto';
import type { Cover, Story } from '@kathaloka/contract/entities';
import { PICTURE_WIDTHS, pictureAt, type PictureWidth } from '@kathaloka/contract/story';
import { dominantColour } from '@kathaloka/illustrator';

/** Counts up when the illustrator draws otherwise, so that no cache shows the old drawing under a new one's name. */
const EDITION = 1;

/** Where the drawing of a story's cover is served. It changes with what the cover is drawn from, and ends with its tone. */
export function coverAddress(storyId: Story['id'], { style, seed, keywords }: Cover): string {
  const drawing = JSON.stringify([EDITION, style, seed, keywords]);
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 16);
  const tone = dominantColour({ style, seed, keywords }).slice(1);
  return `/covers/${storyId}-${hash}-${tone}.webp`;
}

export interface AskedCover {
  readonly storyId: string;
  /** The address that the story has to carry. */
  readonly address: string;
  readonly width: PictureWidth;
}

/** Addresses of before covers had a tone are still good. */
const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{16}(?:-[\da-f]{6})?)(?:-(\d+)w)?\.webp$/;

/** What a file's name asks for; null for a name that no cover has. */
export function readCoverFile(file: string): AskedCover | null {
  const [, storyId = '', drawing = '', asked] = FILE.exec(file) ?? [];
  const address = `/covers/${storyId}-${drawing}.webp`;
  const width = PICTURE_WIDTHS.find((each) => pictureAt(address, each) === `/covers/${file}`);
  return storyId && width && asked !== '1280' ? { storyId, address, width } : null;
}
