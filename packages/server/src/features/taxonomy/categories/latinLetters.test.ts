import { expect, it } from 'vitest';
import { latinLetters } from './latinLetters.ts';

it.each([
  ['Rivers & Lakes', 'Rivers & Lakes'],
  ['Épopées', 'Epopees'],
  ['लोककथाएँ', 'lokakathaen'],
  ['नदियाँ और झीलें', 'nadiyan aur jhilen'],
  ['रामायण', 'ramayan'],
  ['बाज़ार', 'bazar'],
  ['विक्रम २५', 'vikram 25'],
  ['ভূতের গল্প', 'bhuter galp'],
  ['நாரை', 'narai'],
  ['لوک کہانیاں', 'lok khanian'],
  ['神話', '神話'],
])('%s is %s in Latin letters', (name, latin) => {
  expect(latinLetters(name)).toBe(latin);
});
