import type { CardColours, CardFaces, CardLook } from './cardLook.ts';
import { drawCard } from './drawCard.ts';
import { CARD, CARD_QUALITY, CARD_TYPE, type EndingCardContent } from './endingCard.ts';

const TOKENS: Readonly<Record<keyof CardColours, string>> = {
  ground: 'surface-1',
  text: 'text',
  soft: 'text-soft',
  gold: 'gold-text',
  accent: 'text-soft',
  rule: 'rule',
  night: 'bg-deep',
  flame: 'flame',
  glow: 'glow',
  clay: 'clay',
};

export interface MadeCard {
  readonly file: Blob;
  /** A `data:` address: pages may be forbidden to show a `blob:` one. */
  readonly address: string;
}

/** Draws the card of an ending in the theme of the element; null if the browser cannot. */
export async function makeCard(
  root: HTMLElement,
  content: EndingCardContent,
  house: string,
): Promise<MadeCard | null> {
  const look = await lookOf(root, content, house);
  const canvas = Object.assign(document.createElement('canvas'), CARD);
  const context = canvas.getContext('2d');
  if (!context) return null;
  drawCard(context, content, look);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, CARD_TYPE, CARD_QUALITY));
  return file && { file, address: canvas.toDataURL(CARD_TYPE, CARD_QUALITY) };
}

/** Returns the colours, fonts and cover, once the fonts and the cover have loaded. */
async function lookOf(root: HTMLElement, content: EndingCardContent, house: string): Promise<CardLook> {
  const style = getComputedStyle(root);
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(`--kl-${token}`).trim()]),
  ) as CardColours;
  const faceOf = (face: keyof CardFaces) =>
    getComputedStyle(root.querySelector(`[data-face='${face}']`) ?? root).fontFamily;
  const faces = { title: faceOf('title'), tale: faceOf('tale'), ui: faceOf('ui') };
  const { title, name, last_line, cover_image_url } = content;
  const [picture] = await Promise.all([
    loadPicture(cover_image_url),
    loadFace(`600 32px ${faces.title}`, `${title} ${name ?? ''}`),
    loadFace(`400 32px ${faces.tale}`, last_line),
    loadFace(`600 24px ${faces.ui}`, house),
  ]);
  return { colours, faces, house, picture };
}

/** Loads a font. If that fails, the card uses the next family. */
async function loadFace(font: string, text: string): Promise<void> {
  await document.fonts.load(font, text).catch(() => undefined);
}

async function loadPicture(src: string | null): Promise<HTMLImageElement | null> {
  if (!src) return null;
  const picture = new Image();
  // otherwise a picture of another site could not be exported from the canvas
  picture.crossOrigin = 'anonymous';
  picture.src = src;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}
