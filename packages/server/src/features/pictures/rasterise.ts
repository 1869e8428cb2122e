import { drawScene, type SceneOptions } from '@kathaloka/illustrator';
import sharp from 'sharp';

// one thread per picture: several are rasterised at a time, and the other threads are for readers
sharp.concurrency(1);
sharp.cache(false);

/** The size that a cover is drawn for. */
export const DRAWN = { width: 1280, height: 720 };
const QUALITY = 80;

/**
 * Rasterises a drawing to WebP. Drawing takes a millisecond; rasterising runs off the event loop and takes longer
 * the wider the picture is, up to seconds, so each width is done separately.
 */
export async function rasterise(
  scene: Omit<SceneOptions, 'width' | 'height'>,
  width: number,
): Promise<Buffer> {
  const svg = drawScene({ ...scene, ...DRAWN });
  return sharp(Buffer.from(svg)).resize({ width }).removeAlpha().webp({ quality: QUALITY }).toBuffer();
}
