import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@kathaloka/contract/limits';
import type { CheckedStory } from './checkedStory.ts';
import { DIRECTIONS } from './directions.ts';
import { checkPublicTexts } from './publicTextChecks.ts';

const found = (story: Omit<CheckedStory, 'story_structure'>) =>
  checkPublicTexts({ story_structure: { start_node: '', nodes: {} }, ...story }).map(
    ({ kind, params }) => [kind, params] as const,
  );

describe('Of the texts that readers see', () => {
  it('each is reported if it repeats eight words in a row of the system prompt', () => {
    const story_system_prompt = 'Secret: the munim put dhatura into the lime of the shared box.';
    const words = 'the munim put dhatura into the lime of';
    for (const part of ['tagline', 'story_description', 'story_prompt'] as const) {
      const told = { [part]: 'A train. The munim put dhatura into the lime of it.', story_system_prompt };
      expect(found(told), part).toEqual([['secret shown', { part, words }]]);
    }
    expect(found({ tagline: 'The munim put dhatura into the lime.', story_system_prompt })).toEqual([]);
    expect(found({ tagline: 'The munim put dhatura into the lime of it.' })).toEqual([]);
  });

  it('a copy is found whatever its case, punctuation, line breaks and invisible characters', () => {
    const found8 = found({
      story_prompt: '**One** two,\nTHREE: four; fi\u200bve “six” seven... eight!',
      story_system_prompt: 'one two three four five six seven eight',
    });
    expect(found8).toEqual([
      ['secret shown', { part: 'story_prompt', words: 'one two three four five six seven eight' }],
    ]);
  });

  it('a copy is found in scripts that write vowels as marks', () => {
    const secret = 'जोगी विक्रम से साष्टांग करवाकर फरसे से सिर काटना चाहता है';
    const [finding] = found({ tagline: `${secret}!`, story_system_prompt: secret, language: 'hi' });
    expect(finding).toEqual([
      'secret shown',
      { part: 'tagline', words: secret.split(' ').slice(0, 8).join(' ') },
    ]);
  });

  it.each(LANGUAGES)(
    'directions to the narrator are found in the language “%s”, and in English',
    (language) => {
      for (const words of [...DIRECTIONS[language], 'do not reveal'])
        expect(found({ story_prompt: `… ${words}, …`, language }), words).toEqual([
          ['direction shown', { part: 'story_prompt', words }],
        ]);
    },
  );

  it('words that merely contain those of a direction are not reported', () => {
    const story_description =
      'You are the player whom nobody beats. Tell nobody, do not be afraid, and reveal the narratorial truth.';
    expect(found({ story_description, language: 'en' })).toEqual([]);
  });
});
