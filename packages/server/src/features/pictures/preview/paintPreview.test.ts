import path from 'node:path';
import { PREVIEW_PICTURE } from '@kathaloka/contract/limits';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { TEST_COVERS } from '../../../testing/buildTestApp.ts';
import { createFaces } from './faces.ts';
import { paintPreview } from './paintPreview.ts';

const { width, height } = PREVIEW_PICTURE;
const BAND = 40;

// shared by all tests of this process, because the text layout remembers where it first found a font
const folder = path.join(TEST_COVERS, 'faces');

/** Paints on white paper. Returns a function that gives the lightness of a band from its top edge, from 0 to 255. */
async function paintedOnWhite(texts: { title: string; line: string; language: 'en' | 'ur' }) {
  const background = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const picture = await paintPreview({ background, ...texts }, createFaces(folder));
  return async (top: number) => {
    // a narrow band at the left edge, beside the texts
    const band = await sharp(picture)
      .extract({ left: 0, top, width: 20, height: BAND })
      .greyscale()
      .raw()
      .toBuffer();
    return band.reduce((sum, light) => sum + light, 0) / band.length;
  };
}

it.each(['en', 'ur'] as const)(
  'Of a short text in %s the upper half of the drawing is as it was drawn, and the lower end dark',
  async (language) => {
    const lightAt = await paintedOnWhite({ language, title: 'Karna', line: 'It rains.' });
    expect(await lightAt(0)).toBeGreaterThan(250);
    expect(await lightAt(height / 2 - 2 * BAND)).toBeGreaterThan(250);
    expect(await lightAt(height - BAND)).toBeLessThan(40);
  },
);

it('Behind the longest texts the picture is dark from the first line of the title on', async () => {
  const lightAt = await paintedOnWhite({
    language: 'en',
    title: 'The long title of a story '.repeat(4),
    line: 'Many words are told here. '.repeat(12),
  });
  expect(await lightAt(height - 390)).toBeLessThan(110);
  expect(await lightAt(height - BAND)).toBeLessThan(40);
});
