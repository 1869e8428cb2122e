import type { StoryStructure } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { completed, completionsOf } from './completions.ts';
import { storyNames } from './storyNames.ts';

const names = {
  things: ['lamp', 'lotus'],
  numbers: ['courage', 'coins'],
  met: ['yama'],
  people: ['ila', 'meher'],
  secrets: ['wreck'],
  wounds: ['hand'],
};

describe('Completion', () => {
  it.each([
    ['has l', 'condition', ['lamp', 'lotus']],
    ['has ', 'condition', ['lamp', 'lotus']],
    ['co', 'condition', ['courage', 'coins']],
    ['courage >= 3 a', 'condition', ['and']],
    ['g', 'effect', ['gain', 'give']],
    ['h', 'condition', ['has', 'holds', 'hurt']],
    ['not holds m', 'condition', ['meher']],
    ['holds ', 'condition', ['you', 'ila', 'meher']],
    ['holds you l', 'condition', ['lamp', 'lotus']],
    ['knows meher ', 'condition', ['wreck']],
    ['owes ', 'condition', ['ila', 'meher']],
    ['coins + 1; give lamp ', 'effect', ['to']],
    ['give lamp to ', 'effect', ['ila', 'meher']],
    ['tell ila ', 'effect', ['wreck']],
    ['heal ', 'effect', ['hand']],
    ['take + 1; take ', 'effect', ['lamp', 'lotus']],
    ['r', 'check', ['roll']],
    ['roll c', 'check', ['courage', 'coins']],
    ['m', 'condition', ['met']],
    ['not met ', 'condition', ['yama']],
    ['met + 1; met ', 'effect', []],
    ['gain lo', 'effect', ['lotus']],
    ['', 'condition', []],
    ['courage + 1; ', 'effect', []],
  ] as const)('offers for %j as %s what may stand there', (text, kind, options) => {
    expect(completionsOf(text, text.length, kind, names).options).toEqual(options);
  });

  it('replaces the word at the caret, also in the middle of a text', () => {
    const text = 'has la and has lotus';
    expect(completed(text, completionsOf(text, 6, 'condition', names), 'lamp')).toBe(
      'has lamp and has lotus',
    );
    expect(completed('has l', completionsOf('has l', 5, 'condition', names), 'lamp')).toBe('has lamp ');
  });

  it('offers every name of the story, in conditions and in effects', () => {
    const choices = [
      { text: '', target: '', condition: 'has lamp and oil > 1', effect: 'gain दीपक; courage + 1' },
      { text: '', target: '', condition: 'has (' },
    ];
    const variants = [{ condition: 'has sign or met yama', text: '' }];
    expect(storyNames({ start_node: 'a', nodes: { a: { text: '', choices, variants } } })).toEqual({
      things: ['lamp', 'sign', 'दीपक'],
      numbers: ['courage', 'oil'],
      met: ['yama'],
    });
  });

  it('knows the things, people, secrets and wounds of the story, and no place as a person', () => {
    const structure: StoryStructure = {
      start_node: 'cave',
      things: { lamp: { name: 'the lamp' } },
      secrets: { wreck: { text: 'He sank it.', holders: ['meher'], until: 'dead kasam' } },
      nodes: {
        cave: {
          text: '{if knows ila wreck: She nods.}',
          each_turn: 'wind - 1',
          choices: [
            { text: '', target: '', condition: 'holds cave lamp', effect: 'take lamp; owe tara "a song"' },
            { text: '', target: '', check: 'roll nerve >= 8', lose_effect: 'hurt hand; give rope to cave' },
          ],
        },
      },
    };
    expect(storyNames(structure)).toEqual({
      things: ['lamp', 'rope'],
      numbers: ['nerve', 'wind'],
      people: ['ila', 'kasam', 'meher', 'tara'],
      secrets: ['wreck'],
      wounds: ['hand'],
    });
  });
});
