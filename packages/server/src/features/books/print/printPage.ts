import { createHash } from 'node:crypto';
import type { Book, BookPart } from '../book.ts';
import { type BookWords, bookWords } from '../bookWords.ts';
import { BOOK_FONTS, fontFaces } from '../fonts.ts';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { inline, langOf, languageOf } from '../markup/languages.ts';
import { aboutMarkup, endingMarkup, endingTitle, titleMarkup } from '../markup/pages.ts';
import { heading, label, pictureMarkup, whole, wordsMarkup } from '../markup/parts.ts';
import { PRINT_STYLE } from '../markup/style.ts';
import { escaped } from '../markup/xml.ts';

/** The path of the page. What it shows is in the query, because the log does not contain queries. */
export const PRINT_PAGE = '/books/print';

/** The folder of the page's fonts. */
export const FONT_FOLDER = '/books/fonts/';

/** The style of the page, and the content security policy that allows only this style and no script. */
export async function printStyle(): Promise<{ readonly style: string; readonly policy: string }> {
  const style = `${await fontFaces(BOOK_FONTS, FONT_FOLDER)}${PRINT_STYLE}`;
  const digest = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { style, policy };
}

const CHUNK_CHARACTERS = 32 * 1024;

/** A book as one page of HTML, piece by piece. */
export async function* printPage(book: Book, style: string): AsyncGenerator<Buffer, void> {
  let chunk = '';
  for await (const piece of piecesOf(book, style)) {
    chunk += piece;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk);
}

async function* piecesOf(book: Book, style: string): AsyncGenerator<string, void> {
  const { language, title, words, labels } = book;
  yield headOf({ title, style, lang: langOf(language) });
  yield `<p class="hint"${langOf(labels)}>${words.printHint}</p>\n${coverMarkup(book)}`;
  yield `<section class="title">\n${titleMarkup(book)}</section>\n${contentsMarkup(book)}<main>\n`;
  yield* taleMarkup(book);
  yield `</main>\n<section class="ending">\n${endingMarkup(book, { level: 2 })}</section>\n`;
  yield `<section class="about">\n${aboutMarkup(book, { level: 2 })}</section>\n</body>\n</html>\n`;
}

const headOf = (head: { readonly title: string; readonly style: string; readonly lang: string }): string =>
  `<!doctype html>
<html${head.lang}>
<head>
<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escaped(head.title)}</title>
<style>${head.style}</style>
</head>
<body>
`;

function coverMarkup({ cover, language, title }: Book): string {
  const src = `data:${cover.type};base64,${cover.bytes.toString('base64')}`;
  return `<div class="cover"><img src="${src}" alt="${escaped(cover.alt || title)}"${langOf(language)} /></div>\n`;
}

/** Lists the chapters, if there are any. */
function contentsMarkup(book: Book): string {
  const { chapters, words, labels } = book;
  if (chapters.length === 0) return '';
  const places = [
    ...chapters.map(({ number, title }) => [`chapter-${number}`, title] as const),
    ['ending', endingTitle(book)] as const,
  ];
  const lines = places.map(([id, text]) => {
    const language = languageOf(text, book);
    return `<li><a href="#${id}"${langOf(language)}>${inline(text, language, book)}</a></li>`;
  });
  return `<nav>\n<h2${langOf(labels)}>${words.contents}</h2>\n<ol>\n${lines.join('\n')}\n</ol>\n</nav>\n`;
}

async function* taleMarkup(book: Book): AsyncGenerator<string, void> {
  let isOpen = false;
  for await (const part of book.parts()) {
    if (part.kind !== 'chapter') {
      // the text before the first chapter
      if (!isOpen) yield '<section class="begins">\n';
      isOpen = true;
      yield partMarkup(book, part);
      continue;
    }
    if (isOpen) yield '</section>\n';
    isOpen = true;
    const { number, title } = part.chapter;
    const place = label(book, book.words.chapter(whole(book, number)), { className: 'number' });
    yield `<section class="begins">\n<header class="chapter">\n${place}\n`;
    yield `${heading(book, title, { level: 2, id: `chapter-${number}` })}\n</header>\n`;
  }
  if (isOpen) yield '</section>\n';
}

/** Uses only pictures of this server, so that the page sends no address to another one. */
function partMarkup(book: Book, part: Exclude<BookPart, { readonly kind: 'chapter' }>): string {
  if (part.kind !== 'picture') return wordsMarkup(book, part);
  return pictureMarkup(book, part, /^\/(?!\/)/.test(part.image_url) ? part.image_url : null);
}

/** Shown if a link has expired or is not valid. */
export function closedPage(language: InterfaceLanguage, style: string): string {
  const words: BookWords['expired'] = bookWords[language].expired;
  const head = headOf({ title: words.title, style, lang: langOf(language) });
  return `${head}<main>\n<h1>${words.title}</h1>\n<p>${words.text}</p>\n</main>\n</body>\n</html>\n`;
}
