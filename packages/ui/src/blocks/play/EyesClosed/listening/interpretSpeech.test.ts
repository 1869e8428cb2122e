import { expect, it } from 'vitest';
import { interpretSpeech } from './interpretSpeech.ts';

const ENGLISH = ['Close your fist over the coin.', 'Drop the coin in the river.', 'Drop your oar.'];
const HINDI = ['घंटी बजाओ।', 'नाव में बैठो।'];
const URDU = ['گھنٹی بجاؤ۔', 'ناؤ میں بیٹھو۔'];

it.each([
  [ENGLISH, ['two'], { option: 1 }],
  [ENGLISH, ['Number to.'], { option: 1 }],
  [ENGLISH, ['the third one, please'], undefined],
  [ENGLISH, ['the third choice'], { option: 2 }],
  [ENGLISH, ['3'], { option: 2 }],
  [ENGLISH, ['seven'], undefined],
  [ENGLISH, ['close your fist'], { option: 0 }],
  [ENGLISH, ['drop'], undefined],
  [ENGLISH, ['drop the coin'], { option: 1 }],
  [ENGLISH, ['hmm', 'drop your'], { option: 2 }],
  [ENGLISH, ['go on'], { command: 'continue' }],
  [ENGLISH, ['a passing cart'], undefined],
  [HINDI, ['दूसरी राह'], { option: 1 }],
  [HINDI, ['१'], { option: 0 }],
  [HINDI, ['नाव में'], { option: 1 }],
  [HINDI, ['फिर से'], { command: 'again' }],
  [URDU, ['ایک'], { option: 0 }],
  [URDU, ['۲'], { option: 1 }],
  [URDU, ['گھنٹی'], { option: 0 }],
  [URDU, ['واپس'], { command: 'undo' }],
])('among %j, %j means %j', (options, heard, meant) => {
  expect(interpretSpeech(heard, options)).toEqual(meant);
});
