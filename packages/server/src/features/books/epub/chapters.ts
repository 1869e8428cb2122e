import { BOOK_PICTURES_MAX } from '@kathaloka/contract/limits';
import type { Book, BookPart } from '../book.ts';
import { heading, label, pictureMarkup, whole, wordsMarkup } from '../markup/parts.ts';
import type { BookPicture } from '../../pictures/public.ts';

/** A document of the tale. A long chapter has several, because reading systems lay out one document at a time. */
export interface TaleDocument {
  readonly kind: 'document';
  readonly file: string;
  readonly title: string;
  /** Whether a chapter begins with this document; the table of contents then links to it. */
  readonly begins: boolean;
  readonly body: string;
}

export interface TalePicture {
  readonly kind: 'picture';
  readonly file: string;
  readonly picture: BookPicture;
}

/** The length of about thirty pages. */
const DOCUMENT_CHARACTERS = 60_000;

const ENDINGS = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' } as const;

export type ReadPicture = (
  picture: Extract<BookPart, { readonly kind: 'picture' }>,
) => Promise<BookPicture | null>;

const numbered = (number: number): string => String(number).padStart(4, '0');

/** The documents of the tale, each after its pictures. */
export async function* taleOf(
  book: Book,
  readPicture: ReadPicture,
): AsyncGenerator<TaleDocument | TalePicture, void> {
  let documents = 0;
  let pictures = 0;
  let title = book.chapters.length > 0 ? book.words.beginning : book.title;
  let opening = heading(book, title);
  let body = '';

  function documentOfRest(): TaleDocument {
    documents += 1;
    const begins = opening !== '';
    const document = {
      kind: 'document' as const,
      file: `part-${numbered(documents)}.xhtml`,
      title,
      begins,
      body: sectionOf(opening, body),
    };
    [opening, body] = ['', ''];
    return document;
  }

  for await (const part of book.parts()) {
    if (part.kind === 'chapter') {
      if (body !== '') yield documentOfRest();
      title = part.chapter.title;
      const number = label(book, book.words.chapter(whole(book, part.chapter.number)), {
        className: 'number',
      });
      opening = `<header class="chapter">\n${number}\n${heading(book, title)}\n</header>`;
    } else if (part.kind === 'picture') {
      const picture = pictures < BOOK_PICTURES_MAX ? await readPicture(part) : null;
      if (picture) pictures += 1;
      const file = picture && `pictures/${numbered(pictures)}.${ENDINGS[picture.type]}`;
      if (picture && file) yield { kind: 'picture', file, picture };
      body += pictureMarkup(book, part, file);
    } else body += wordsMarkup(book, part);
    if (body.length > DOCUMENT_CHARACTERS) yield documentOfRest();
  }
  if (body !== '' || documents === 0) yield documentOfRest();
}

const sectionOf = (opening: string, body: string): string =>
  opening === ''
    ? `<section>\n${body}</section>\n`
    : `<section epub:type="chapter" role="doc-chapter">\n${opening}\n${body}</section>\n`;
