/** Draws the images of the landing page and the preview image for shared links: `npm run tool -- draw-landing`. The same text and seed give the same images. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { drawScene, type SceneOptions } from '@kathaloka/illustrator';
import sharp from 'sharp';

const PUBLIC = path.resolve(import.meta.dirname, '../packages/app/public');
const FOLDER = path.join(PUBLIC, 'landing');
const SIZE = { width: 960, height: 540 };
const QUALITY = 74;

const PICTURES: Readonly<Record<string, Pick<SceneOptions, 'style' | 'seed' | 'keywords'>>> = {
  'hero-patua': { style: 'chitrakar', seed: 'arch-1', keywords: 'peacock, forest, morning' },
  'hero-palace': { style: 'vishvakarma', seed: 'arch-2', keywords: 'palace, lamps, dusk' },
  'hero-temple': { style: 'ajanta', seed: 'hero-1', keywords: 'temple, lotus, evening' },
  ferry: { style: 'ravivarma', seed: 'ferry-1', keywords: 'lamps, river, night' },
  'leaf-choose': { style: 'ajanta', seed: 'leaf-1', keywords: 'library, lamp' },
  'leaf-begin': { style: 'chitrakar', seed: 'leaf-2', keywords: 'village, morning' },
  'leaf-decide': { style: 'vishvakarma', seed: 'leaf-3', keywords: 'bridge, river' },
  'leaf-free': { style: 'chitrakar', seed: 'leaf-4', keywords: 'market, elephant' },
  'leaf-picture': { style: 'ravivarma', seed: 'leaf-5', keywords: 'ocean, dusk' },
  'leaf-end': { style: 'ajanta', seed: 'leaf-6', keywords: 'tree of life, birds' },
  'painter-vishvakarma': { style: 'vishvakarma', seed: 'painter', keywords: 'elephant, palace, evening' },
  'painter-chitrakar': { style: 'chitrakar', seed: 'painter', keywords: 'elephant, palace, evening' },
  'painter-ajanta': { style: 'ajanta', seed: 'painter', keywords: 'elephant, palace, evening' },
  'painter-ravivarma': { style: 'ravivarma', seed: 'painter', keywords: 'elephant, palace, evening' },
  begin: { style: 'vishvakarma', seed: 'begin-1', keywords: 'temple, ocean, sunset' },
};

await fs.mkdir(FOLDER, { recursive: true });
for (const [name, scene] of Object.entries(PICTURES)) {
  const svg = drawScene({ ...scene, ...SIZE });
  const file = path.join(FOLDER, `${name}.webp`);
  const { size } = await sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 6 }).toFile(file);
  console.log(`${name}: ${Math.round(size / 1000)} kB`);
}

// in a format and an aspect ratio that every messenger supports
const preview = drawScene({
  style: 'vishvakarma',
  seed: 'preview-1',
  keywords: 'river, lamps, palace, night',
  width: 1200,
  height: 630,
});
await sharp(Buffer.from(preview))
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(path.join(PUBLIC, 'preview.jpg'));
