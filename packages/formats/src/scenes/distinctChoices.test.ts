import type { StoryChoice } from '@kathaloka/contract/entities';
import { CHOICE_TEXT_MAX } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { distinctChoices } from './distinctChoices.ts';

const go = (target: string, more: Partial<StoryChoice> = {}): StoryChoice => ({
  text: 'Go',
  target,
  ...more,
});
function apart(...choices: readonly StoryChoice[]) {
  const renamed: [string, string][] = [];
  const node = distinctChoices({ text: 'A fork.', choices: [...choices] }, (from, to) =>
    renamed.push([from, to]),
  );
  return { texts: node.choices.map(({ text }) => text), choices: node.choices, renamed };
}

describe('Choices with the same text', () => {
  it('get the name of their target, or a number if that name is not readable', () => {
    expect(apart(go('yard'), go('Old Mill'), go('mill_2'), go('well.c-0'))).toMatchObject({
      texts: ['Go', 'Go (Old Mill)', 'Go (2)', 'Go (3)'],
      renamed: [
        ['Go', 'Go (Old Mill)'],
        ['Go', 'Go (2)'],
        ['Go', 'Go (3)'],
      ],
    });
  });

  it('become one choice if they have the same target and effects', () => {
    const { choices, renamed } = apart(
      go('yard', { effect: 'oil + 1' }),
      go('yard', { effect: 'oil  +  1', condition: 'has lamp' }),
      go('yard', { effect: 'oil + 2' }),
    );
    expect(choices).toEqual([
      go('yard', { effect: 'oil + 1' }),
      { ...go('yard', { effect: 'oil + 2' }), text: 'Go (yard)' },
    ]);
    expect(renamed).toHaveLength(1);
  });

  it('stay unchanged if only one is offered at a time', () => {
    const choices = [
      go('yard', { condition: 'has lamp' }),
      go('mill', { condition: 'not has lamp' }),
      go('well', { condition: 'has (' }),
    ];
    expect(apart(...choices)).toMatchObject({ choices, renamed: [] });
  });

  it('never get the text of another choice, nor the same text twice', () => {
    expect(
      apart(go('a'), go('b'), go('b', { effect: 'gain oar' }), { text: 'Go (2)', target: 'c' }).texts,
    ).toEqual(['Go', 'Go (b)', 'Go (3)', 'Go (2)']);
  });

  it('stay within the limit, and never contain half of a value', () => {
    const text = `${'x'.repeat(CHOICE_TEXT_MAX - 8)} {lamps}`;
    const { texts } = apart({ text, target: 'a' }, { text, target: 'b' });
    expect(texts[1]).toBe(`${'x'.repeat(CHOICE_TEXT_MAX - 8)} (b)`);
  });
});
