import { describe, expect, it } from 'vitest';
import { nextSentence } from './sentences.ts';

/** Returns all sentences of a complete text. */
function sentencesOf(text: string, language = 'en'): string[] {
  const found: string[] = [];
  for (let from = 0; ;) {
    const range = nextSentence(text, from, { language, isComplete: true });
    if (!range) return found;
    found.push(text.slice(range.start, range.end).trim());
    from = range.end;
  }
}

/** Returns the sentences of a text that grows by this many characters at a time. */
function whileGrowing(text: string, step: number, language = 'en'): string[] {
  const found: string[] = [];
  let from = 0;
  for (let told = 0; told <= text.length + step; told += step) {
    const isComplete = told >= text.length;
    for (;;) {
      const range = nextSentence(text.slice(0, told), from, { language, isComplete });
      if (!range) break;
      found.push(text.slice(range.start, range.end).trim());
      from = range.end;
    }
  }
  return found;
}

const TEXTS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'en',
    'Mr. Rao waits. "Who is there?" he asks... Nobody! “Come in,” says 1. the river.\n\nIt is *late*. Go',
    [
      'Mr. Rao waits.',
      '"Who is there?" he asks...',
      'Nobody!',
      '“Come in,” says 1. the river.',
      'It is *late*.',
      'Go',
    ],
  ],
  [
    'hi',
    'नदी जाग रही है। कौन है? चुप रहो॥ डॉ. राव आते हैं।',
    ['नदी जाग रही है।', 'कौन है?', 'चुप रहो॥', 'डॉ. राव आते हैं।'],
  ],
  ['ur', 'دریا جاگ رہا ہے۔ کون ہے؟ چپ رہو! رات ہے۔', ['دریا جاگ رہا ہے۔', 'کون ہے؟', 'چپ رہو!', 'رات ہے۔']],
];

describe.each(TEXTS)('sentences in %s', (language, text, sentences) => {
  it('are divided at their ends', () => {
    expect(sentencesOf(text, language)).toEqual(sentences);
  });

  it('are the same, each once, in whatever pieces the text arrives', () => {
    for (const step of [1, 3, 7, 40])
      expect(whileGrowing(text, step, language), `${step}`).toEqual(sentences);
  });
});

describe('a sentence', () => {
  it('that is too long for a voice is cut at a clause, without losing text', () => {
    const long = `${'The boat goes on and on, '.repeat(30)}and on.`;
    const parts = sentencesOf(long);
    expect(parts.join(' ')).toBe(long);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(parts[0]).toMatch(/,$/);
    expect(sentencesOf('क'.repeat(450), 'hi').join('')).toBe('क'.repeat(450));
  });

  it('that consists of a mark alone is not read', () => {
    expect(sentencesOf('* * *\n\nDawn.\n\n—')).toEqual(['* * *\n\nDawn.']);
  });

  it('includes a number before it', () => {
    expect(sentencesOf('2. Board the ferry.')).toEqual(['2. Board the ferry.']);
    expect(sentencesOf('1947')).toEqual(['1947']);
  });
});

it('Without `Intl.Segmenter`, a text is divided at its punctuation marks', () => {
  const own = Object.getOwnPropertyDescriptor(Intl, 'Segmenter')!;
  Reflect.deleteProperty(Intl, 'Segmenter');
  const found = sentencesOf('Row on. Who is there? वह रुकता है। یہ رات ہے۔', 'xx');
  Object.defineProperty(Intl, 'Segmenter', own);
  expect(found).toEqual(['Row on.', 'Who is there?', 'वह रुकता है।', 'یہ رات ہے۔']);
});
