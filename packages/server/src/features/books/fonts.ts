import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A file of a packaged font, with a subset of its characters. */
export interface BookFont {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  /** The name of the file in the book, and in addresses of the printed page. */
  readonly file: string;
  readonly packaged: string;
  /** The key of its subset in the package's list of characters. */
  readonly subset: string;
  /** Matches texts that need the font. */
  readonly needed: RegExp;
}

const anyOf = (script: string): RegExp => new RegExp(`\\p{Script=${script}}`, 'u');
const LATIN = /[\u0020-\u024f]/;
const LATIN_EXTENDED = /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20c0]/;

interface Family {
  readonly family: string;
  readonly packaged: string;
  /** The part of its file names that follows the subset. */
  readonly kind?: string;
  readonly weight?: string;
  readonly subsets: Readonly<Record<string, RegExp>>;
  readonly italic?: readonly string[];
}

/** The fonts in which the app shows stories. All of them share the Latin letters of the first one. */
const FAMILIES: readonly Family[] = [
  {
    family: 'Tiro Devanagari Hindi',
    packaged: '@fontsource/tiro-devanagari-hindi',
    subsets: { latin: LATIN, 'latin-ext': LATIN_EXTENDED, devanagari: anyOf('Devanagari') },
    italic: ['latin'],
  },
  { family: 'Tiro Bangla', packaged: '@fontsource/tiro-bangla', subsets: { bengali: anyOf('Bengali') } },
  { family: 'Tiro Telugu', packaged: '@fontsource/tiro-telugu', subsets: { telugu: anyOf('Telugu') } },
  ...(['Tamil', 'Kannada', 'Gujarati', 'Malayalam'] as const).map((script) => ({
    family: `Noto Serif ${script}`,
    packaged: `@fontsource-variable/noto-serif-${script.toLowerCase()}`,
    kind: 'wght',
    weight: '100 900',
    subsets: { [script.toLowerCase()]: anyOf(script) },
  })),
  {
    family: 'Noto Nastaliq Urdu',
    packaged: '@fontsource/noto-nastaliq-urdu',
    subsets: { arabic: anyOf('Arabic') },
  },
];

export const BOOK_FONTS: readonly BookFont[] = FAMILIES.flatMap(
  ({ family, packaged, kind = '400', weight = '400', subsets, italic = [] }) => {
    const name = path.basename(packaged);
    return Object.entries(subsets).flatMap(([subset, needed]) =>
      (['normal', ...(italic.includes(subset) ? ['italic' as const] : [])] as const).map((style) => ({
        family,
        style,
        weight,
        file: `${name}-${subset}-${kind}-${style}.woff2`,
        packaged,
        subset,
        needed,
      })),
    );
  },
);

const { resolve } = createRequire(import.meta.url);
const inPackage = (packaged: string, file: string): string =>
  path.join(path.dirname(resolve(`${packaged}/package.json`)), file);

export const readFont = ({ packaged, file }: BookFont): Promise<Buffer> =>
  fs.readFile(inPackage(packaged, path.join('files', file)));

/** The characters of a font as a CSS `unicode-range`. */
async function rangeOf({ packaged, subset }: BookFont): Promise<string> {
  const ranges = JSON.parse(await fs.readFile(inPackage(packaged, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return ranges[subset]!;
}

/** The `@font-face` rules of these fonts; `folder` contains their files. */
export async function fontFaces(fonts: readonly BookFont[], folder: string): Promise<string> {
  const rules = fonts.map(async (font) => {
    const { family, style, weight, file } = font;
    const src = `url('${folder}${file}') format('woff2')`;
    const range = await rangeOf(font);
    return `@font-face {\n  font-family: '${family}';\n  font-style: ${style};\n  font-weight: ${weight};\n  src: ${src};\n  unicode-range: ${range};\n}\n`;
  });
  return (await Promise.all(rules)).join('');
}

/** The licences of these fonts, as packaged with them. */
export async function fontLicences(fonts: readonly BookFont[]): Promise<string> {
  const packages = [...new Map(fonts.map((font) => [font.packaged, font.family]))];
  const texts = packages.map(
    async ([packaged, family]) =>
      `${family}\n\n${(await fs.readFile(inPackage(packaged, 'LICENSE'), 'utf8')).trim()}\n`,
  );
  return (await Promise.all(texts)).join(`\n${'='.repeat(72)}\n\n`);
}

/** Collects the fonts that texts need, piece by piece. */
export function neededFonts() {
  const open = new Set(BOOK_FONTS);
  return {
    read(text: string): void {
      for (const font of open) if (font.needed.test(text)) open.delete(font);
    },
    found: (): readonly BookFont[] => BOOK_FONTS.filter((font) => !open.has(font)),
  };
}

/** All font families in one list: each only has the characters of its own script. */
export const FAMILY_LIST = FAMILIES.map(({ family }) => `'${family}'`).join(', ');
