import type { Language, TurnPart } from '@kathaloka/contract/entities';
import type { Hand } from '@kathaloka/contract/limits';
import {
  marksWithin,
  type MarkedText,
  paragraphsOf,
  readEmphasis,
  stretchesOf,
} from '@kathaloka/story/emphasis';
import { partsShown, partsWithin } from '@kathaloka/story/hands';
import type { Book, BookPart } from '../book.ts';
import { inline, langOf, languageOf } from './languages.ts';
import { escaped } from './xml.ts';

/** A number in the format of the labels. */
export const whole = ({ words }: Pick<Book, 'words'>, number: number): string =>
  new Intl.NumberFormat(words.locale).format(number);

/** A label of the book, in the language of its labels. */
export const label = (
  book: Book,
  text: string,
  { className = 'label', by }: { readonly className?: string; readonly by?: Hand } = {},
): string => {
  const hand = by ? ` data-by="${by}"` : '';
  return `<p class="${className}"${langOf(book.labels)}${hand}>${inline(text, book.labels, book)}</p>`;
};

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
  if (part.kind === 'outcome') return `${label(book, part.text, { by: 'rule' })}\n`;
  return part.kind === 'told' ? toldMarkup(book, part) : ownMarkup(book, part);
}

/** The text of a turn, as paragraphs with their emphasis. Each stretch says whose words it is, for programs. */
function toldMarkup(book: Book, { text: source, parts }: Told): string {
  const language = languageOf(source, book);
  const { text, marks } = readEmphasis(source);
  const shown = partsShown(parts, source, text);
  const paragraphs = paragraphsOf(text).flatMap(({ start, text: withBlank }) => {
    const own = withBlank.trimEnd();
    if (own.trim() === '') return [];
    const end = start + own.length;
    const read = { text: own, marks: marksWithin(marks, start, end) };
    const hands = partsWithin(shown, start, end);
    if (hands.length < 2) return `<p${handOf(hands[0])}>${emphasised(book, read, language)}</p>\n`;
    const stretches = hands.map(
      (hand) => `<span${handOf(hand)}>${emphasised(book, within(read, hand), language)}</span>`,
    );
    return `<p>${stretches.join('')}</p>\n`;
  });
  return `<div class="told"${langOf(language)}>\n${paragraphs.join('')}</div>\n`;
}

const within = ({ text, marks }: MarkedText, { from, to }: TurnPart): MarkedText => ({
  text: text.slice(from, to),
  marks: marksWithin(marks, from, to),
});

const handOf = (part: TurnPart | undefined): string => {
  const name = part?.name === undefined ? '' : ` data-model="${escaped(part.name)}"`;
  return part ? ` data-by="${part.by}"${name}` : '';
};

const emphasised = (book: Book, read: MarkedText, language: Language): string =>
  stretchesOf(read)
    .map(({ text, emphasis }) =>
      emphasis.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, inline(text, language, book)),
    )
    .join('');

/** What the player wrote or chose, set apart. A choice may contain the author's emphasis. */
function ownMarkup(book: Book, { kind, text }: Own): string {
  const who = kind === 'written' ? book.words.you : book.words.chosen;
  const read = kind === 'written' ? { text, marks: [] } : readEmphasis(text);
  const language = languageOf(read.text, book);
  const words = emphasised(book, read, language);
  const by = kind === 'written' ? ' data-by="player"' : '';
  const name = `<span class="who"${langOf(book.labels)}>${escaped(who)}</span>`;
  return `<p class="own"${langOf(book.language)}>${name} <bdi class="words"${langOf(language)}${by}>${words}</bdi></p>\n`;
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
