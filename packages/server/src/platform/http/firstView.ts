import { FIRST_PICTURE_SIZES } from '@kathaloka/story/pictures';
import type { Language } from '@kathaloka/contract/entities';
import { OPENING_ID } from '@kathaloka/contract/paths';
import { escapeText } from '../html.ts';

interface FirstLink {
  readonly href: string;
  readonly text: string;
  /** Where it is in another language than the texts beside it. */
  readonly language?: Language | undefined;
}

/** The content of a page until its scripts have run, so that it is never empty. */
export interface FirstView {
  /** Its position, the same as on the screen that replaces it. */
  readonly layout: 'plain' | 'banner';
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
  /** How a story begins, below the rest. */
  readonly opening?: {
    readonly paragraphs: readonly string[];
    readonly choices: readonly string[];
  };
  /** A tale that was told, part by part, each with what was done before it. */
  readonly tale?: readonly { readonly chosen: string | null; readonly paragraphs: readonly string[] }[];
}

export function firstViewOf(view: FirstView): string {
  const { layout, heading, text, language, textLanguage, picture, links, opening, tale } = view;
  const sources = picture?.srcSet
    ? ` srcset="${escapeText(picture.srcSet)}" sizes="${FIRST_PICTURE_SIZES}"`
    : '';
  const image = picture
    ? `<img src="${escapeText(picture.src)}"${sources} alt="${escapeText(picture.alt)}" width="1200" height="760" fetchpriority="high" decoding="sync" />`
    : '';
  return `<main class="first" data-layout="${layout}"${spokenIn(language)}>${image}<div><h1>${escapeText(heading)}</h1><p${spokenIn(textLanguage)}>${escapeText(text)}</p>${links ? linksOf(links) : ''}</div>${opening ? openingOf(opening) : ''}${tale ? taleOf(tale) : ''}</main>`;
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

function openingOf({ paragraphs, choices }: NonNullable<FirstView['opening']>): string {
  const texts = paragraphs.map((paragraph) => `<p>${escapeText(paragraph)}</p>`);
  // enabled by the page's first script, for guests: see `earlyPress.ts` of the app
  const listed = choices.map(
    (choice) => `<li><button type="button" disabled>${escapeText(choice)}</button></li>`,
  );
  return `<section class="opening" id="${OPENING_ID}">${texts.join('')}<ol>${listed.join('')}</ol></section>`;
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
