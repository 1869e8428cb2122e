import type { Language } from '@kathaloka/contract/entities';
import { PREVIEW_PICTURE } from '@kathaloka/contract/limits';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeText } from '../../../platform/html.ts';
import type { LoadedFace, LoadFace } from './faces.ts';

export interface Preview {
  /** The drawing of the illustrator. */
  readonly background: Buffer;
  readonly title: string;
  readonly line: string;
  readonly language: Language;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_PICTURE;
const MARGIN = 60;
const BETWEEN = 26;
const QUALITY = 82;
const FADE = 150;

/** Darkens the area of the texts, so that the texts can be read on any drawing. */
function shadeBelow(top: number): Buffer {
  const share = (y: number) => Math.max(0, y / HEIGHT).toFixed(3);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
    <stop offset="${share(top - FADE)}" stop-color="#120c1c" stop-opacity="0"/>
    <stop offset="${share(top)}" stop-color="#120c1c" stop-opacity=".72"/>
    <stop offset="1" stop-color="#120c1c" stop-opacity=".94"/>
  </linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#shade)"/>
</svg>`);
}

interface Style {
  readonly size: number;
  readonly colour: string;
  readonly maxHeight: number;
  readonly letters: number;
}
const TITLE: Style = { size: 62, colour: '#ffd98a', maxHeight: 210, letters: 90 };
const LINE: Style = { size: 36, colour: '#fff8ec', maxHeight: 250, letters: 220 };
const SITE: Style = { size: 26, colour: '#ffd98a', maxHeight: 60, letters: 20 };
/** Nastaliq needs a smaller size: its lines are twice as high as its letters. */
const SMALLER: Readonly<Partial<Record<Language, number>>> = { ur: 0.72 };

/** The picture of a link: the illustrator's cover, the title, and the last line of the tale. */
export async function paintPreview(
  { background, title, line, language }: Preview,
  loadFace: LoadFace,
): Promise<Buffer> {
  const face = await loadFace(language);
  const latin = await loadFace('en');
  const [site, told, named] = [
    await textPicture('Kathaloka', SITE, latin, 'en'),
    await textPicture(line, LINE, face, language),
    await textPicture(title, TITLE, face, language),
  ];
  const texts = [named, told, site].filter((text) => text !== null);
  const layers: OverlayOptions[] = [];
  let top = HEIGHT - MARGIN + BETWEEN;
  for (const text of texts.toReversed()) {
    top -= text.height + BETWEEN;
    layers.push({ input: text.data, top, left: startOf(text, language) });
  }
  layers.unshift({ input: shadeBelow(top), left: 0, top: 0 });
  return sharp(background)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

interface TextPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Where a text begins, in the reading direction of its language. */
const startOf = ({ width }: Pick<TextPicture, 'width'>, language: Language): number =>
  language === 'ur' ? Math.max(0, WIDTH - MARGIN - width) : MARGIN;

/** Null if nothing of the text is left. A text that is too high is cut between letters. */
async function textPicture(
  text: string,
  { size, colour, maxHeight, letters }: Style,
  face: LoadedFace,
  language: Language,
): Promise<TextPicture | null> {
  const all = [...new Intl.Segmenter(language).segment(text.replaceAll(/\s+/g, ' ').trim())].map(
    ({ segment }) => segment,
  );
  const points = Math.round(size * (SMALLER[language] ?? 1));
  for (let most = Math.min(all.length, letters); most > 0; most = Math.floor(most * 0.8)) {
    const cut = all.slice(0, most).join('').trimEnd() + (most < all.length ? '…' : '');
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}">${escapeText(cut)}</span>`,
        font: `${face.family} ${points}`,
        fontfile: face.file,
        width: WIDTH - 2 * MARGIN,
        align: language === 'ur' ? 'right' : 'left',
        wrap: 'word-char',
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (info.height <= maxHeight) return { data, width: info.width, height: info.height };
  }
  return null;
}
