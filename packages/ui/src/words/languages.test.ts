import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { ERROR_CODES } from '@kathaloka/contract/errors';
import { PICTURE_STYLES, TEXT_MODELS } from '@kathaloka/contract/limits';
import { RULE_CODES, RULE_FIELDS, type RuleCode, type RuleFault, ruleText } from '@kathaloka/contract/rules';
import { loadWords, SHELL_LANGUAGES } from './loadWords.ts';
import { textsOf } from './testing/texts.ts';
import type { WholeAreas } from './languageWords.ts';

describe.each(SHELL_LANGUAGES.filter((language) => language !== 'en'))('the words in %s', (language) => {
  const load = (): Promise<WholeAreas> => loadWords(language);

  it('cover the shell, Home, the play screen and the account forms', async () => {
    const words = await load();
    for (const area of [
      'shell',
      'home',
      'story',
      'play',
      'playSheet',
      'hands',
      'sessionPanel',
      'ending',
      'foundEndings',
      'reasons',
      'account',
      'loginRequired',
      'search',
      'notFound',
    ] as const) {
      expect(Object.keys(words[area] ?? {}).sort(), area).toEqual(Object.keys(en[area]).sort());
    }
  });

  it('say what is wrong: every code of a rule for every field, and every code of an error', async () => {
    const { rules, errorCodes } = await load();
    for (const code of Object.keys(RULE_CODES) as RuleCode[]) {
      for (const field of RULE_FIELDS) {
        const fault = { code, field, min: 3, max: 30, name: 'constructor' } as RuleFault;
        const text = ruleText(rules!, fault);
        expect(text, `${code} of ${field}`).not.toMatch(/undefined|^$/);
        expect(text, `${code} of ${field}`).not.toBe(ruleText(en.rules, fault));
      }
    }
    expect(Object.keys(errorCodes!).toSorted()).toEqual([...ERROR_CODES].toSorted());
  });

  it('have a name for each built-in model, and use the server’s name for others', async () => {
    const { play } = await load();
    for (const model_key of [...TEXT_MODELS, ...PICTURE_STYLES])
      expect(play!.modelName({ model_key, display_name: 'Model' })).not.toBe('Model');
    expect(play!.modelName({ model_key: 'gpt', display_name: 'Model' })).toBe('Model');
  });

  it('have a failure text for every call that has one in English', async () => {
    const words = await load();
    for (const [area, english] of Object.entries(en).filter(([name]) => name.endsWith('Failures'))) {
      const said = new Map(textsOf(words[area as keyof typeof en], ''));
      for (const [path, text] of textsOf(english, '')) {
        if (/\.(separator|fault)$/.test(path)) continue;
        expect(said.get(path), `${area}${path}`).toBeTruthy();
        expect(said.get(path), `${area}${path}`).not.toBe(text);
      }
    }
  });

  it('contain the placeholders of the English texts', async () => {
    const { account } = await load();
    expect(account!.login.newHere).toContain('{register}');
    expect(account!.register.conditions).toContain('{terms}');
    expect(account!.register.already).toContain('{login}');
  });
});

it('English needs no loading', async () => {
  expect(await loadWords('en')).toEqual({});
});
