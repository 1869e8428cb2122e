import { expect, it } from 'vitest';
import { en, type Words } from './en.ts';
import { administration as inHindi } from './administration/hi.ts';
import * as hi from './hi.ts';
import { loadWords, type ShellLanguage } from './loadWords.ts';
import { administration as inUrdu } from './administration/ur.ts';
import * as ur from './ur.ts';
import { withEnglish } from './withEnglish.ts';

it('A translation may replace single words at any depth', () => {
  const { login } = withEnglish<Words['account']>({ login: { submit: 'Se connecter' } }, en.account);
  expect(login).toEqual({ ...en.account.login, submit: 'Se connecter' });
  expect(withEnglish<Words['story']>({ play: 'JOUER' }, en.story).playNamed('One')).toBe('PLAY One');
});

it('A missing word is English, whether it is omitted or undefined', () => {
  const words = withEnglish<Words['story']>({ play: undefined, untitled: 'Sans titre' }, en.story);
  expect(words).toEqual({ ...en.story, untitled: 'Sans titre' });
  expect(withEnglish(undefined, en.story)).toBe(en.story);
});

it('Merged words are the same object for every component and every render', () => {
  const own = { play: 'JOUER' };
  expect(withEnglish<Words['story']>(own, en.story)).toBe(withEnglish<Words['story']>(own, en.story));
});

it.each([
  ['Hindi', { ...hi, ...inHindi }],
  ['Urdu', { ...ur, ...inUrdu }],
])('%s is translated completely, so no English is merged into it', (_name, language) => {
  for (const [area, words] of Object.entries(language)) {
    if (area === 'errorCodes') continue;
    expect(withEnglish<unknown>(words, en[area as keyof Words]), area).toEqual(words);
  }
});

it('An unknown language is English, like a page without a provider', async () => {
  expect(await loadWords('fr' as ShellLanguage)).toEqual({});
});
