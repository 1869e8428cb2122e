import { describe, expect, it } from 'vitest';
import { inline, languageOf, type Tongues } from './languages.ts';
import { escaped } from './xml.ts';

const english: Tongues = { language: 'en', languages: ['en', 'ur'] };
const marathi: Tongues = { language: 'mr', languages: ['en', 'mr'] };

describe('The language of a passage', () => {
  it.each([
    ['The boat.', english, 'en'],
    ['ناؤ چلی', english, 'ur'],
    ['नाव', english, 'hi'],
    // two languages use this script, and one of them is the story's
    ['नाव', marathi, 'mr'],
    ['The boat.', marathi, 'en'],
    ['…', marathi, 'mr'],
  ] as const)('of %s', (text, tongues, language) => {
    expect(languageOf(text, tongues)).toBe(language);
  });
});

describe('A text in one language', () => {
  it('says of words in another script which language and direction they have', () => {
    expect(inline('He said ناؤ چلی, and *नाव*.', 'en', english)).toBe(
      'He said <span xml:lang="ur" lang="ur" dir="rtl">ناؤ چلی</span>, and *<span xml:lang="hi" lang="hi" dir="ltr">नाव</span>*.',
    );
    expect(inline('SIM card लो', 'hi', marathi)).toBe(
      '<span xml:lang="en" lang="en" dir="ltr">SIM card</span> लो',
    );
  });

  it('is never markup, and has nothing that XML cannot hold', () => {
    expect(inline('<b>&\n"x"', 'en', english)).toBe('&lt;b&gt;&amp;<br />&quot;x&quot;');
    expect(escaped('a\0\u0007\ud800\uffff\u{1fffe}b\tc')).toBe('ab\tc');
    expect(escaped('👩‍👩‍👧 \u202eabc\u202c')).toBe('👩‍👩‍👧 \u202eabc\u202c');
  });
});
