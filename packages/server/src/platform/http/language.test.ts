import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './language.ts';

describe('The language of a request', () => {
  it.each([
    ['English, if nothing is said', {}, 'en'],
    ['what the browser asks for', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi'],
    ['that of a region, if nothing else is asked for', { 'accept-language': 'hi-IN' }, 'hi'],
    ['the one with the greatest weight', { 'accept-language': 'en;q=0.5, UR;q=0.9' }, 'ur'],
    ['the first that the interface speaks', { 'accept-language': 'ta-IN,hi;q=0.7,en;q=0.3' }, 'hi'],
    ['none that is refused', { 'accept-language': 'hi;q=0, de' }, 'en'],
    ['English, if the header cannot be read', { 'accept-language': ';;;q=x,,-' }, 'en'],
    [
      'what the person chose, before what the browser asks for',
      { cookie: 'a=1; kathaloka.language=hi; b=2', 'accept-language': 'en' },
      'hi',
    ],
    [
      'what the browser asks for, if the choice is none of ours',
      { cookie: 'kathaloka.language=<b>', 'accept-language': 'ur' },
      'ur',
    ],
  ])('is %s', (_what, headers, language) => {
    expect(negotiateLanguage(headers)).toBe(language);
  });
});
