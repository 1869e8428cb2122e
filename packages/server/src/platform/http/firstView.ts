import { FIRST_PICTURE_SIZES } from '@kathaloka/story/pictures';
import type { Language } from '@kathaloka/contract/entities';
import { escapeText } from '../html.ts';

interface FirstLink {
  readonly href: string;
  readonly text: string;
  /** Where it is in another language than the texts beside it. */
  readonly language?: Language | undefined;
}

/** The content of a page until its scripts have run, so that it is never empty. */
export interface FirstView {
  readonly heading: string;
  readonly text: string;
  /** Where the texts are in another language than the page. */
  readonly language?: Language | undefined;
  /** Of the text alone. */
  readonly textLanguage?: Language | undefined;
  readonly picture?: {
    readonly src: string;
    readonly srcSet: string | undefined;
    readonly alt: string;
  } | null;
  /** Where it leads on, below the text: they work before the scripts have run. */
  readonly links?: readonly FirstLink[];
  /** A tale that was told, part by part, each with what was done before it. */
  readonly tale?: readonly { readonly chosen: string | null; readonly paragraphs: readonly string[] }[];
}

export function firstViewOf(view: FirstView): string {
  const { heading, text, language, textLanguage, picture, links, tale } = view;
  const sources = picture?.srcSet
    ? ` srcset="${escapeText(picture.srcSet)}" sizes="${FIRST_PICTURE_SIZES}"`
    : '';
  const image = picture
    ? `<img src="${escapeText(picture.src)}"${sources} alt="${escapeText(picture.alt)}" width="1200" height="760" fetchpriority="high" decoding="sync" />`
    : '';
  return `<main class="first"${spokenIn(language)}>${image}<div><h1>${escapeText(heading)}</h1><p${spokenIn(textLanguage)}>${escapeText(text)}</p>${links ? linksOf(links) : ''}</div>${tale ? taleOf(tale) : ''}</main>`;
}

function linksOf(links: NonNullable<FirstView['links']>): string {
  return links
    .map(
      ({ href, text, language }) =>
        `<a href="${escapeText(href)}"${spokenIn(language)}>${escapeText(text)}</a>`,
    )
    .join('');
}

function spokenIn(language: Language | undefined): string {
  return language ? ` lang="${language}" dir="${directionOf(language)}"` : '';
}

function taleOf(tale: NonNullable<FirstView['tale']>): string {
  const parts = tale.map(({ chosen, paragraphs }) => {
    const done = chosen === null ? '' : `<p>› ${escapeText(chosen)}</p>`;
    return done + paragraphs.map((paragraph) => `<p>${escapeText(paragraph)}</p>`).join('');
  });
  return `<section class="opening">${parts.join('')}</section>`;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ur' ? 'rtl' : 'ltr';
}
