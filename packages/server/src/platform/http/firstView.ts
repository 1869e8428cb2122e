import { FIRST_PICTURE_SIZES } from '@kathaloka/contract/story';
import { escapeText } from '../html.ts';

/** The content of the page until its scripts have run, so that nobody looks at an empty one. */
export interface FirstView {
  /** Its position, the same as on the screen that replaces it. */
  readonly layout: 'plain' | 'hero' | 'banner';
  readonly heading: string;
  readonly text: string;
  readonly picture?: {
    readonly src: string;
    readonly srcSet: string | undefined;
    readonly alt: string;
  } | null;
}

export function firstViewOf({ layout, heading, text, picture }: FirstView): string {
  const sources = picture?.srcSet
    ? ` srcset="${escapeText(picture.srcSet)}" sizes="${FIRST_PICTURE_SIZES}"`
    : '';
  const image = picture
    ? `<img src="${escapeText(picture.src)}"${sources} alt="${escapeText(picture.alt)}" width="1200" height="760" fetchpriority="high" decoding="sync" />`
    : '';
  return `<main class="first" data-layout="${layout}">${image}<div><h1>${escapeText(heading)}</h1><p>${escapeText(text)}</p></div></main>`;
}
