/** Widths in which the house's own pictures are served. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const OWN_PICTURE = /^\/covers\/[\da-f-]+\.webp$/;

/** The address of a picture of the house at another width; the address that a story carries is the widest one's. */
export function pictureAt(url: string, width: PictureWidth): string {
  return width === PICTURE_WIDTHS[2] ? url : url.replace(/\.webp$/, `-${width}w.webp`);
}

/** `srcset` of a picture of the house; nothing for a picture from elsewhere, which has one size. */
export function pictureSources(url: string): string | undefined {
  if (!OWN_PICTURE.test(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');
}

const TONE = /^\/covers\/[\da-f-]+-([\da-f]{6})\.webp$/;

/** The colour that stands in for a picture of the house until it has come: its address ends with it. */
export function pictureTone(url: string): string | undefined {
  const [, tone] = TONE.exec(url) ?? [];
  return tone && `#${tone}`;
}

/** How wide the first picture of a page stands: a phone's width without its margins, a column of a desktop. */
export const FIRST_PICTURE_SIZES = '(max-width: 1023px) 88vw, 600px';
