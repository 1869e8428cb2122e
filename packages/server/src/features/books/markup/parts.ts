import { marksWithin, paragraphsOf, readEmphasis, stretchesOf } from '@kathaloka/story/emphasis';
import type { Book, BookPart } from '../book.ts';
import { inline, langOf, languageOf } from './languages.ts';
import { escaped } from './xml.ts';

/** A number in the format of the labels. */
export const whole = ({ words }: Pick<Book, 'words'>, number: number): string =>
  new Intl.NumberFormat(words.locale).format(number);

/** A label of the book, in the language of its labels. */
export const label = (book: Book, text: string, className = 'label'): string =>
  `<p class="${className}"${langOf(book.labels)}>${inline(text, book.labels, book)}</p>`;

/** A heading in the language of its text. */
export function heading(book: Book, text: string, { level = 1, id = '' } = {}): string {
  const language = languageOf(text, book);
  const named = id && ` id="${id}"`;
  return `<h${level}${named}${langOf(language)}>${inline(text, language, book)}</h${level}>`;
}

type Told = Extract<BookPart, { readonly kind: 'told' }>;
type Own = Extract<BookPart, { readonly kind: 'written' | 'chosen' }>;
type Words = Extract<BookPart, { readonly kind: 'told' | 'outcome' | 'written' | 'chosen' }>;
type Picture = Extract<BookPart, { readonly kind: 'picture' }>;

/** A part of the tale in words. */
export function wordsMarkup(book: Book, part: Words): string {
  if (part.kind === 'outcome') return `${label(book, part.text)}\n`;
  return part.kind === 'told' ? toldMarkup(book, part) : ownMarkup(book, part);
}

/** The text of a turn, as paragraphs with their emphasis. */
function toldMarkup(book: Book, { text: source }: Told): string {
  const language = languageOf(source, book);
  const { text, marks } = readEmphasis(source);
  const paragraphs = paragraphsOf(text).flatMap(({ start, text: withBlank }) => {
    const own = withBlank.trimEnd();
    if (own.trim() === '') return [];
    const read = { text: own, marks: marksWithin(marks, start, start + own.length) };
    const parts = stretchesOf(read).map(({ text: part, emphasis }) =>
      emphasis.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, inline(part, language, book)),
    );
    return `<p>${parts.join('')}</p>\n`;
  });
  return `<div class="told"${langOf(language)}>\n${paragraphs.join('')}</div>\n`;
}

/** What the player wrote or chose, set apart. A choice may contain the author's emphasis. */
function ownMarkup(book: Book, { kind, text }: Own): string {
  const who = kind === 'written' ? book.words.you : book.words.chosen;
  const read = kind === 'written' ? { text, marks: [] } : readEmphasis(text);
  const language = languageOf(read.text, book);
  const words = stretchesOf(read).map(({ text: part, emphasis }) =>
    emphasis.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, inline(part, language, book)),
  );
  const name = `<span class="who"${langOf(book.labels)}>${escaped(who)}</span>`;
  return `<p class="own"${langOf(book.language)}>${name} <bdi class="words"${langOf(language)}>${words.join('')}</bdi></p>\n`;
}

/** A picture with its description, or the description alone if the picture is missing. */
export function pictureMarkup(
  book: Book,
  { image_alt }: Pick<Picture, 'image_alt'>,
  src: string | null,
): string {
  const alt = image_alt?.trim() || book.words.picture;
  const language = image_alt?.trim() ? languageOf(alt, book) : book.labels;
  if (src !== null)
    return `<figure class="picture"><img src="${escaped(src)}" alt="${escaped(alt)}"${langOf(language)} /></figure>\n`;
  return image_alt?.trim()
    ? `<p class="missing"${langOf(language)}>${inline(alt, language, book)}</p>\n`
    : '';
}
