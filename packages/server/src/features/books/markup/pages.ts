import type { Book } from '../book.ts';
import { langOf } from './languages.ts';
import { heading, label, whole } from './parts.ts';

interface Level {
  /** The level of the heading: in a page to print the title is the only first-level heading. */
  readonly level: 1 | 2;
}

/** The title of a book, with its author, narrators, player and dates. */
export function titleMarkup(book: Book): string {
  const { words, author, tellers, painters, player } = book;
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const lines = [
    ...(author === null ? [] : [words.writtenBy(author)]),
    ...(tellers.length === 0 ? [] : [words.toldBy(tellers.join(words.and))]),
    ...(painters.length === 0 ? [] : [words.paintedBy(painters.join(words.and))]),
    ...(player === '' ? [] : [words.playedBy(player)]),
    words.dates(day.format(book.begun), day.format(book.ended)),
  ];
  return `${heading(book, book.title)}\n${lines.map((line) => label(book, line)).join('\n')}\n`;
}

/** The title of the last page. */
export const endingTitle = ({ ending, words }: Book): string =>
  ending ? (ending.name ?? words.theEnd) : words.goesOn;

export function endingMarkup(book: Book, { level }: Level): string {
  const { ending, words } = book;
  const under = ending ? (ending.name === null ? [] : [words.theEnd]) : [words.goesOnText];
  const lines = under.map((line) => label(book, line));
  return `${heading(book, endingTitle(book), { level, id: 'ending' })}\n${lines.join('\n')}\n`;
}

export function aboutMarkup(book: Book, { level }: Level): string {
  const { words, title, hasOwnWords } = book;
  const lines = [
    words.made(title),
    ...(hasOwnWords ? [words.ownWords] : []),
    ...handsLine(book),
    words.fonts,
  ];
  const head = `<h${level}${langOf(book.labels)}>${words.about}</h${level}>`;
  return `${head}\n${lines.map((line) => label(book, line)).join('\n')}\n`;
}

/** Whose words the tale holds; nothing for a tale of the days before this was stored. */
function handsLine(book: Book): readonly string[] {
  const { words } = book;
  const hands = book.hands().map((hand) => words.byHand[hand.by](whole(book, hand.words), hand.name ?? ''));
  return hands.length === 0 ? [] : [words.hands(hands.join(words.and))];
}
