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

describe('Choices of one text', () => {
  it('get the name of where they lead, or a number where it is none for people', () => {
    expect(apart(go('yard'), go('Old Mill'), go('mill_2'), go('well.c-0'))).toMatchObject({
      texts: ['Go', 'Go (Old Mill)', 'Go (2)', 'Go (3)'],
      renamed: [
        ['Go', 'Go (Old Mill)'],
        ['Go', 'Go (2)'],
        ['Go', 'Go (3)'],
      ],
    });
  });

  it('are one choice where they lead to the same and change the same', () => {
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

  it('stay as they are where each is offered alone', () => {
    const choices = [
      go('yard', { condition: 'has lamp' }),
      go('mill', { condition: 'not has lamp' }),
      go('well', { condition: 'has (' }),
    ];
    expect(apart(...choices)).toMatchObject({ choices, renamed: [] });
  });

  it('never take the words of another one, nor the same words twice', () => {
    expect(
      apart(go('a'), go('b'), go('b', { effect: 'gain oar' }), { text: 'Go (2)', target: 'c' }).texts,
    ).toEqual(['Go', 'Go (b)', 'Go (3)', 'Go (2)']);
  });

  it('stay within the limit, and tell no half of a value', () => {
    const text = `${'x'.repeat(CHOICE_TEXT_MAX - 8)} {lamps}`;
    const { texts } = apart({ text, target: 'a' }, { text, target: 'b' });
    expect(texts[1]).toBe(`${'x'.repeat(CHOICE_TEXT_MAX - 8)} (b)`);
  });
});
