/** Widths in which our own images are served. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const OWN_PICTURE = /^\/covers\/[\da-f-]+\.webp$/;

/** The URL of one of our own images at another width. The URL in a story is that of the widest image. */
export function pictureAt(url: string, width: PictureWidth): string {
  return width === PICTURE_WIDTHS[2] ? url : url.replace(/\.webp$/, `-${width}w.webp`);
}

/** `srcset` of one of our own images; undefined for an external image, which has one size. */
export function pictureSources(url: string): string | undefined {
  if (!OWN_PICTURE.test(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');
}

const TONE = /^\/covers\/[\da-f-]+-([\da-f]{6})\.webp$/;

/** The colour shown while one of our own images loads; it is the last part of the image's URL. */
export function pictureTone(url: string): string | undefined {
  const [, tone] = TONE.exec(url) ?? [];
  return tone && `#${tone}`;
}

/** `sizes` of the first image of a page: almost the width of a phone, or a column on a desktop. */
export const FIRST_PICTURE_SIZES = '(max-width: 1023px) 88vw, 600px';
