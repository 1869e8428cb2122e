import type { PictureWidth } from '@kathaloka/contract/story';
import { drawScene, type SceneOptions } from '@kathaloka/illustrator';
import sharp from 'sharp';

// one thread for a picture: several are painted at a time, and the other threads are for readers
sharp.concurrency(1);
sharp.cache(false);

const DRAWN = { width: 1280, height: 720 };
const QUALITY = 80;

/**
 * A drawing as WebP. To draw it takes a millisecond; to paint it happens off the event loop, and takes the longer the
 * wider it is, so each width is painted by itself.
 */
export async function rasterise(
  scene: Omit<SceneOptions, 'width' | 'height'>,
  width: PictureWidth,
): Promise<Buffer> {
  const svg = drawScene({ ...scene, ...DRAWN });
  return sharp(Buffer.from(svg)).resize({ width }).removeAlpha().webp({ quality: QUALITY }).toBuffer();
}
