import { BOOK_PICTURES_MAX } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import type { Book, BookPart } from '../book.ts';
import { bookWords } from '../bookWords.ts';
import { allOf } from '../../../testing/allOf.ts';
import { taleOf } from './chapters.ts';

const bookWith = (parts: readonly BookPart[], chapters: Book['chapters'] = []): Book => ({
  id: '',
  title: 'A tale',
  language: 'en',
  languages: ['en'],
  words: bookWords.en,
  labels: 'en',
  cover: { type: 'image/jpeg', bytes: Buffer.alloc(0), alt: '' },
  author: null,
  player: '',
  tellers: [],
  painters: [],
  begun: new Date(0),
  ended: new Date(0),
  chapters,
  ending: null,
  hasOwnWords: true,
  async *parts() {
    yield* parts;
  },
  hands: () => [],
});

const told = (text: string): BookPart => ({ kind: 'told', text, parts: [] });
const picture = { type: 'image/svg+xml', bytes: Buffer.from('<svg/>') } as const;

it('a long chapter is several documents, of which the first one alone is in the contents', async () => {
  const chapter = { number: 1, of: 1, title: 'One' };
  const parts = [
    told('Before.'),
    { kind: 'chapter', chapter } as const,
    ...Array(40).fill(told('x '.repeat(2000))),
  ];
  const documents = await allOf(taleOf(bookWith(parts, [chapter]), () => Promise.resolve(null)));
  expect(documents.map((each) => each.kind === 'document' && [each.title, each.begins])).toEqual([
    ['The beginning', true],
    ['One', true],
    ['One', false],
    ['One', false],
  ]);
});

it('a book has a limited number of pictures, and only the descriptions of the others', async () => {
  const drawn: BookPart = {
    kind: 'picture',
    image_url: '/scenes/x.svg',
    image_alt: 'A boat.',
    style: null,
    prompt: null,
  };
  const parts = Array.from({ length: BOOK_PICTURES_MAX + 1 }, () => drawn);
  const made = await allOf(taleOf(bookWith(parts), () => Promise.resolve(picture)));
  expect(made.filter(({ kind }) => kind === 'picture')).toHaveLength(BOOK_PICTURES_MAX);
  const text = made.map((each) => (each.kind === 'document' ? each.body : '')).join('');
  expect(text.match(/<img /g)).toHaveLength(BOOK_PICTURES_MAX);
  expect(text).toContain('<p class="missing" xml:lang="en" lang="en" dir="ltr">A boat.</p>');
});
