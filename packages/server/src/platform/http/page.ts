import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@kathaloka/contract/entities';
import type { FastifyReply } from 'fastify';

/** What a page says of itself to whoever does not run it: a search engine, a messenger that shows a preview. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly kind: 'website' | 'article';
  /** Its one true address; null for a page that nobody should keep. */
  readonly canonical: string | null;
  readonly image?: { readonly url: string; readonly alt: string } | null;
  readonly firstView: FirstView;
}

/** What stands on the page until its scripts have run, so that nobody looks at an empty one. */
export interface FirstView {
  readonly heading: string;
  readonly text: string;
  readonly picture?: {
    readonly src: string;
    readonly srcSet: string | undefined;
    readonly alt: string;
  } | null;
}

export interface Page {
  /** The app's page as it was built. */
  readonly plain: string;
  readonly withHead: (head: PageHead) => string;
}

const SITE = 'Kathaloka';
const ROOT_TAG = /<html[^>]*>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';

/** The built app's page, into which heads are written; null while no app is built. */
export function readPage(folder: string | null): Page | null {
  const file = folder === null ? null : path.join(folder, 'index.html');
  if (file === null || !fs.existsSync(file)) return null;
  const plain = fs.readFileSync(file, 'utf8');
  const bare = plain.replace(DESCRIPTION, '');
  const titleAt = bare.search(TITLE);
  if (titleAt < 0) throw new Error(`${file} has no title.`);
  const before = bare.slice(0, titleAt);
  const after = bare.slice(titleAt).replace(TITLE, '');
  if (!after.includes(ROOT)) throw new Error(`${file} has no place for its first view.`);
  return {
    plain,
    withHead: (head) =>
      before.replace(ROOT_TAG, (tag) => inLanguage(tag, head.language)) +
      tagsOf(head).join('\n    ') +
      after.replace(ROOT, () => `<div id="root">${firstViewOf(head.firstView)}</div>`),
  };
}

/** Asked for anew each time: it names the scripts of this build. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}

function inLanguage(rootTag: string, language: Language): string {
  return rootTag
    .replace(/ lang="[^"]*"/, ` lang="${language}"`)
    .replace(/ dir="[^"]*"/, ` dir="${language === 'ur' ? 'rtl' : 'ltr'}"`);
}

function tagsOf({ title, description, language, kind, canonical, image }: PageHead): string[] {
  const name = (key: string, value: string): string =>
    `<meta name="${key}" content="${escapeText(value)}" />`;
  const property = (key: string, value: string): string =>
    `<meta property="${key}" content="${escapeText(value)}" />`;
  return [
    `<title>${escapeText(title)}</title>`,
    name('description', description),
    ...(canonical === null
      ? [name('robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeText(canonical)}" />`, property('og:url', canonical)]),
    property('og:site_name', SITE),
    property('og:type', kind),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', `${language}_IN`),
    name('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [property('og:image', image.url), property('og:image:alt', image.alt)] : []),
  ];
}

/** The width that a phone shows it in, and the widest column of a desktop. */
const PICTURE_SIZES = '(max-width: 1023px) 100vw, 600px';

function firstViewOf({ heading, text, picture }: FirstView): string {
  const sources = picture?.srcSet ? ` srcset="${escapeText(picture.srcSet)}" sizes="${PICTURE_SIZES}"` : '';
  const image = picture
    ? `<img src="${escapeText(picture.src)}"${sources} alt="${escapeText(picture.alt)}" width="1200" height="760" fetchpriority="high" />`
    : '';
  return `<main class="first">${image}<div><h1>${escapeText(heading)}</h1><p>${escapeText(text)}</p></div></main>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** What no text needs: control characters, and marks that would turn around what stands after them. */
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu;

/** Text for HTML and XML, inside tags and inside quotes. */
export function escapeText(text: string): string {
  return text.replace(UNWANTED, ' ').replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
