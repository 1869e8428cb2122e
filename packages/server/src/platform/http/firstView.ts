import { FIRST_PICTURE_SIZES } from '@kathaloka/story/pictures';
import type { Language } from '@kathaloka/contract/entities';
import { escapeText } from '../html.ts';

/** The content of a page until its scripts have run, so that it is never empty. */
export interface FirstView {
  readonly heading: string;
  readonly text: string;
  readonly picture?: {
    readonly src: string;
    readonly srcSet: string | undefined;
    readonly alt: string;
  } | null;
}

export function firstViewOf({ heading, text, picture }: FirstView): string {
  const sources = picture?.srcSet
    ? ` srcset="${escapeText(picture.srcSet)}" sizes="${FIRST_PICTURE_SIZES}"`
    : '';
  const image = picture
    ? `<img src="${escapeText(picture.src)}"${sources} alt="${escapeText(picture.alt)}" width="1200" height="760" fetchpriority="high" decoding="sync" />`
    : '';
  return `<main class="first">${image}<div><h1>${escapeText(heading)}</h1><p>${escapeText(text)}</p></div></main>`;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ur' ? 'rtl' : 'ltr';
}
