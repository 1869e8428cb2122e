import { expect, it, vi } from 'vitest';
import { personFinder } from './personNamed.ts';

it('An entry concerns the person whom it names whole, or by a last word that only they have', () => {
  const personIn = personFinder([
    'the old guard',
    'the young guard',
    'Meher',
    'गुरु द्रोण',
    'Ila of Surat',
    '!',
  ]);
  expect(personIn('I promise the young guard a sandal.')).toBe('the young guard');
  expect(personIn('I promise the guard a lamp.')).toBeNull();
  expect(personIn('meher age Meher is old')).toBe('Meher');
  expect(personIn('मैं द्रोणजी से मिला')).toBe('गुरु द्रोण');
  expect(personIn('I was born near Surat')).toBe('Ila of Surat');
  expect(personIn('The mehers of Meherabad')).toBeNull();
  expect(personIn('Ila of Surat met Meher')).toBe('Meher');
});

it('Thousands of names are read once, however many entries are compared with them', () => {
  const read = vi.spyOn(String.prototype, 'normalize');
  const readWith = (entries: number) => {
    read.mockClear();
    const personIn = personFinder(Array.from({ length: 2000 }, (_, at) => `Zed${at}`));
    for (let at = 0; at < entries; at += 1) personIn(`I hid lamp ${at} under the stone.`);
    return read.mock.calls.length;
  };
  const few = readWith(10);
  expect(readWith(280) - few).toBeLessThan(2 * 280 * 2);
  read.mockRestore();
});
