import { expect, it } from 'vitest';
import { directionOfSentence } from './directionOfSentence.ts';

it.each([
  ['The stories failed to load.', 'ltr'],
  ['”<<text_fade "and he feels it too">>“ کا یہاں کوئی جوڑ نہیں ہے۔', 'rtl'],
  ['HTML ”<font color=red>“ چھوڑ دیا گیا؛ اس کا متن رہ گیا۔', 'rtl'],
  ['The scene “دریا کے کنارے ایک لمبی کہانی” has no way out.', 'ltr'],
  ['“میرا”', 'rtl'],
  ['“live”', 'ltr'],
  ['“live” को छोड़ दिया गया।', 'ltr'],
  ['404 – 12:30', undefined],
  ['', undefined],
])('the direction of a sentence ignores its quotations: %s', (text, direction) => {
  expect(directionOfSentence(text)).toBe(direction);
  expect(directionOfSentence(text)).toBe(direction);
});
