import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@kathaloka/contract/entities';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { PageName } from '@kathaloka/contract/paths';
import {
  ANSWERS_ID,
  type PageAnswers,
  type PageRenderer,
  type RenderedPage,
} from '@kathaloka/contract/rendering';
import { type Theme } from '@kathaloka/contract/themeOptions';
import type { FastifyReply } from 'fastify';
import type { CachedResponse } from '../responseCache/createResponseCache.ts';
import { escapeText } from '../html.ts';
import { directionOf } from './language.ts';
import { readRenderer } from './renderer.ts';
import { readScreenFiles } from './screenFiles.ts';
import { allowStyle } from './allowStyle.ts';
import { sendReady } from './transfer.ts';

/** The metadata of a page for search engines and messenger previews, which do not run scripts. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** The language of title and description, if it differs from the page's. */
  readonly toldIn?: Language;
  readonly kind: 'website' | 'article';
  /** The canonical address; null for a page that must not be indexed. */
  readonly canonical: string | null;
  readonly image?: {
    readonly url: string;
    readonly alt: string;
    /** If known: messengers lay out a preview before they have loaded the image. */
    readonly size?: { readonly width: number; readonly height: number };
  } | null;
  /** The screen that the app will render, whose scripts are preloaded. */
  readonly screen: PageName | undefined;
}

/** The hashes of inline content for the content security policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface Page {
  /** The page as the app's build made it. */
  readonly plain: string;
  readonly inline: InlineHashes;
  /** The app's page at an address without metadata of its own. */
  readonly withFilesOf: (name: PageName | undefined, language: InterfaceLanguage) => string;
  readonly withHead: (head: PageHead) => string;
  /** Renders a page as the app shows it to a guest; null if the app has no build for servers. */
  readonly render: PageRenderer['renderPage'] | null;
  readonly close: () => void;
  /** A page that the browser hydrates, with the answers that it was rendered from. */
  readonly withScreen: (
    head: ScreenHead,
    theme: Theme,
    rendered: RenderedPage,
    answers: PageAnswers,
  ) => string;
}

/** The head of a page in a language of the interface, and its text for browsers without scripts. */
export interface ScreenHead extends PageHead {
  readonly language: InterfaceLanguage;
  readonly withoutScripts: string;
}

const SITE = 'Kathaloka';
const ROOT_TAG = /<html[^>]*>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const INLINE_SCRIPT = /<script(?: type="module")?>([^<]*)<\/script>/g;
const INLINE_STYLE = /<style>([^<]*)<\/style>/g;
const SCREEN_STYLE = /<style data-emotion="[^"]*">([^<]*)<\/style>/g;
const ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';
const NO_SCRIPT = /<noscript>[^<]*<\/noscript>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const BODY_END = '</body>';
/** A slow browser would paint a heading before the parts with which it is centred, and then move it. */
const PAINT_WHOLE = `<link rel="expect" href="#${ANSWERS_ID}" blocking="render">`;

/** The built app's page as a template for metadata; null if no app has been built. */
export function readPage(folder: string | null): Page | null {
  const file = folder === null ? null : path.join(folder, 'index.html');
  if (file === null || !fs.existsSync(file)) return null;
  const plain = fs.readFileSync(file, 'utf8');
  const bare = plain.replace(DESCRIPTION, '');
  const titleAt = bare.search(TITLE);
  if (titleAt < 0) throw new Error(`${file} has no title.`);
  const before = bare.slice(0, titleAt);
  const after = bare.slice(titleAt).replace(TITLE, '');
  if (!after.includes(ROOT)) throw new Error(`${file} has no place for its content.`);
  const scripts = readScreenFiles(path.dirname(file), plain);
  const faces = facesOf(path.dirname(file), plain);
  const renderer = readRenderer(path.dirname(file));
  const withContent = (head: PageHead, content: string): string =>
    before.replace(ROOT_TAG, (tag) => inLanguage(tag, head.language)) +
    tagsOf(head).join('\n    ') +
    after
      .replace(BODY_END, () => endWith(scripts(head.screen)))
      .replace(ROOT, () => `<div id="root">${content}</div>`);
  return {
    plain,
    inline: { scripts: hashesIn(plain, INLINE_SCRIPT), styles: hashesIn(plain + faces, INLINE_STYLE) },
    withFilesOf: (name, language) =>
      plain
        .replace(ROOT_TAG, (tag) => inLanguage(tag, language))
        .replace(BODY_END, () => endWith(scripts(name))),
    withHead: (head) => withContent(head, ''),
    render: renderer && renderer.renderPage,
    close: () => renderer?.close(),
    withScreen(head, theme, { html, styles: { names, rules } }, answers) {
      const style = `<style data-emotion="css ${names}">${rules}</style>`;
      return (
        withContent(head, html)
          // tells the app that the page is rendered, in which language and with which theme
          .replace(ROOT_TAG, (tag) => inTheme(tag, theme).replace('>', ` data-rendered="${head.language}">`))
          .replace(NO_SCRIPT, () => `<noscript>${escapeText(head.withoutScripts)}</noscript>`)
          .replace(STYLESHEET, '')
          .replace(HEAD_END, () => PAINT_WHOLE + faces + style + HEAD_END)
          .replace(BODY_END, () => jsonOf(answers) + BODY_END)
      );
    },
  };
}

/** The style sheet of the fonts, inlined for pages whose text must not move when they load. */
function facesOf(folder: string, plain: string): string {
  const [, file] = STYLESHEET.exec(plain) ?? [];
  return file === undefined
    ? ''
    : `<style>${fs.readFileSync(path.join(folder, file), 'utf8').trim()}</style>`;
}

/** The answers as inert data, which every policy allows. A text in it cannot close its element. */
const jsonOf = (answers: PageAnswers): string =>
  Object.keys(answers).length === 0
    ? ''
    : `<script type="application/json" id="${ANSWERS_ID}">${JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)}</script>`;

const endWith = (tags: readonly string[]): string => [...tags, BODY_END].join('\n    ');

/** Sends a page. Browsers revalidate it, because it names this build's scripts. Shared caches vary it by language. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  reply.header('vary', 'accept-language, cookie');
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}

/** The hash of a rendered page's styles. */
const hashes = new WeakMap<CachedResponse, string>();

export function allowStylesOf(reply: FastifyReply, page: CachedResponse): void {
  const known = hashes.get(page);
  const [hash = ''] = known === undefined ? hashesIn(page.plain.toString(), SCREEN_STYLE) : [known];
  hashes.set(page, hash);
  if (hash) allowStyle(reply, hash);
}

/** Sends a rendered page like one without a screen of its own. */
export function sendScreen(reply: FastifyReply, page: CachedResponse): FastifyReply {
  allowStylesOf(reply, page);
  reply.header('vary', 'accept-language, cookie').header('cache-control', 'no-cache');
  return sendReady(reply.type('text/html; charset=utf-8'), page);
}

function inLanguage(rootTag: string, language: Language): string {
  return rootTag
    .replace(/ lang="[^"]*"/, ` lang="${language}"`)
    .replace(/ dir="[^"]*"/, ` dir="${directionOf(language)}"`);
}

const inTheme = (rootTag: string, theme: Theme): string =>
  rootTag.replace(/ data-theme="[^"]*"/, ` data-theme="${theme}" data-rendered-theme="${theme}"`);

const name = (key: string, value: string): string => `<meta name="${key}" content="${escapeText(value)}" />`;
const property = (key: string, value: string): string =>
  `<meta property="${key}" content="${escapeText(value)}" />`;

function tagsOf({
  title,
  description,
  language,
  toldIn = language,
  kind,
  canonical,
  image,
}: PageHead): string[] {
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
    property('og:locale', `${toldIn}_IN`),
    name('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? imageTags(image) : []),
  ];
}

function imageTags({ url, alt, size }: NonNullable<PageHead['image']>): string[] {
  return [
    property('og:image', url),
    property('og:image:alt', alt),
    ...(size
      ? [property('og:image:width', String(size.width)), property('og:image:height', String(size.height))]
      : []),
  ];
}

function hashesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content]) => hashOf(content!));
}

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
