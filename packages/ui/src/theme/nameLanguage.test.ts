import { describe, expect, it } from 'vitest';
import { nameLanguage } from './nameLanguage.ts';

describe('nameLanguage', () => {
  it.each([
    ['Panchatantra', 'en'],
    ['पंचतंत्र', 'hi'],
    ['داستان', 'ur'],
    ['நாட்டுப்புறக் கதை', 'ta'],
    ['ভূতের গল্প', 'bn'],
    ['Tilism-e-Hoshruba', 'en'],
  ])('knows the language of %s by its letters', (name, language) => {
    expect(nameLanguage(name)).toBe(language);
  });

  it('is undefined for a name without letters', () => {
    expect(nameLanguage('1857')).toBeUndefined();
  });
});
