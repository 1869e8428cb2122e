import { expect, it } from 'vitest';
import { en, type Words } from './en.ts';
import { administration as inHindi } from './administration/hi.ts';
import * as hi from './hi.ts';
import { loadWords, type ShellLanguage } from './loadWords.ts';
import { administration as inUrdu } from './administration/ur.ts';
import * as ur from './ur.ts';
import { withEnglish } from './withEnglish.ts';

it('A language may be translated one word at a time, however deep the word stands', () => {
  const { login } = withEnglish<Words['account']>({ login: { submit: 'Se connecter' } }, en.account);
  expect(login).toEqual({ ...en.account.login, submit: 'Se connecter' });
  expect(withEnglish<Words['story']>({ play: 'JOUER' }, en.story).playNamed('One')).toBe('PLAY One');
});

it('A word that is not there is English, whether it is left out or undefined', () => {
  const words = withEnglish<Words['story']>({ play: undefined, untitled: 'Sans titre' }, en.story);
  expect(words).toEqual({ ...en.story, untitled: 'Sans titre' });
  expect(withEnglish(undefined, en.story)).toBe(en.story);
});

it('What is merged is the same for every component, and for every render', () => {
  const own = { play: 'JOUER' };
  expect(withEnglish<Words['story']>(own, en.story)).toBe(withEnglish<Words['story']>(own, en.story));
});

it.each([
  ['Hindi', { ...hi, ...inHindi }],
  ['Urdu', { ...ur, ...inUrdu }],
])('Nothing of English gets into %s, which is translated whole', (_name, language) => {
  for (const [area, words] of Object.entries(language)) {
    if (area === 'errorCodes') continue;
    expect(withEnglish<unknown>(words, en[area as keyof Words]), area).toEqual(words);
  }
});

it('A language that has no words is English, as it is without a provider', async () => {
  expect(await loadWords('fr' as ShellLanguage)).toEqual({});
});
