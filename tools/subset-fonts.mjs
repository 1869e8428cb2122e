/**
 * `npm install --no-save subset-font@2.9.0 && npm run tool -- subset-fonts`: splits the characters of nearly
 * every English text off the packaged fonts, into `packages/ui/src/theme/faces`. The fonts' style sheet has
 * both parts; a page fetches the second one only if its text needs it.
 */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const FACES = path.join(ROOT, 'packages/ui/src/theme/faces');
const FILES = [
  '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
  '@fontsource/mukta/files/mukta-latin-400-normal.woff2',
  '@fontsource/mukta/files/mukta-latin-500-normal.woff2',
  '@fontsource/mukta/files/mukta-latin-600-normal.woff2',
  '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2',
  '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-italic.woff2',
];
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
/**
 * Faces for large text, such as taglines and quotations. A third of their files would be hints for small sizes on
 * Windows.
 */
const WITHOUT_HINTS = new Set(['tiro-devanagari-hindi-latin-400-italic.woff2']);
/** Equal to the `unicode-range` of these faces in `fonts.css`. */
const OTHERS = '\u00A0©·×é\u2009–—‘’“”•…\u202F↑↓−';

// installed only for this program
const library = 'subset-font';
const { default: subsetFont } = await import(library);
fs.mkdirSync(FACES, { recursive: true });
for (const file of FILES) {
  const font = fs.readFileSync(path.join(ROOT, 'node_modules', file));
  const noHinting = WITHOUT_HINTS.has(path.basename(file));
  const subset = await subsetFont(font, ASCII + OTHERS, { targetFormat: 'woff2', noHinting });
  const name = path.basename(file).replace('-latin-', '-basic-');
  fs.writeFileSync(path.join(FACES, name), subset);
  console.log(`${name}: ${font.length} to ${subset.length} bytes`);
}
