import { base64 } from './storyPage.ts';

/** A font face of a style sheet. */
export interface FontFace {
  readonly family: string;
  readonly style: string;
  readonly weight: string;
  /** In the syntax of `unicode-range`; empty for every character. */
  readonly range: string;
  readonly url: string;
}

/** The font families of a story in any language: for the title, the tale and the buttons. */
const FAMILIES = [
  'Eczar Variable',
  'Tiro Devanagari Hindi',
  'Mukta',
  'Eczar Devanagari',
  'Tiro Devanagari',
  'Mukta Devanagari',
  'Tiro Bangla',
  'Tiro Telugu',
  'Noto Serif Tamil Variable',
  'Noto Serif Kannada Variable',
  'Noto Serif Gujarati Variable',
  'Noto Serif Malayalam Variable',
  'Noto Nastaliq Urdu',
];

const RANGE = /U\+([0-9A-F?]{1,6})(?:-([0-9A-F]{1,6}))?/gi;

/** Whether one of these characters is in a `unicode-range`. */
export function rangesHold(range: string, points: Iterable<number>): boolean {
  if (range.trim() === '') return true;
  const ranges = [...range.matchAll(RANGE)].map(([, from = '', to]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to ?? from.replaceAll('?', 'F'), 16),
  ]);
  for (const point of points) if (ranges.some(([from, to]) => point >= from! && point <= to!)) return true;
  return false;
}

/** The faces needed for the characters of a text. */
export function facesNeeded(text: string, faces: readonly FontFace[]): FontFace[] {
  const points = new Set(Array.from(text, (character) => character.codePointAt(0)!));
  // spaces and control characters need no face
  for (const point of points) if (point < 0x21) points.delete(point);
  return faces.filter(({ family, range }) => FAMILIES.includes(family) && rangesHold(range, points));
}

/** The faces that a text needs, with embedded files. If a file cannot be fetched, the page uses a system font. */
export async function facesFor(
  text: string,
  faces: readonly FontFace[],
  load: (url: string) => Promise<Uint8Array>,
): Promise<string> {
  const rules = await Promise.all(
    facesNeeded(text, faces).map(async ({ family, style, weight, range, url }) => {
      const bytes = await load(url).catch(() => null);
      if (!bytes) return '';
      const source = `url(data:font/woff2;base64,${base64(bytes)}) format('woff2')`;
      const of = range.trim() === '' ? '' : `unicode-range:${range};`;
      return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;${of}src:${source}}`;
    }),
  );
  return rules.join('\n');
}
