import { describe, expect, it } from 'vitest';
import { aNarrationTask } from '../../testing/narratorTasks.ts';
import { stateFacts } from './stateFacts.ts';

const { state } = aNarrationTask();
const LEXICON = {
  names: [
    { np: 'Paru', is: 'person' as const },
    { np: 'the paan box', is: 'thing' as const },
    { np: 'the ribbons', is: 'thing' as const },
  ],
  words: { oil: 'jars of oil', toString: 'strings' },
};
const story = { lexicon: LEXICON, things: { box: { name: 'the paan box' }, key: { name: 'the brass key' } } };

describe('What the state says in a prompt', () => {
  it('are the things that the story declares, and no other sign', () => {
    const things = ['asked', 'key', 'dogs', 'ribbons', 'holds meher box', 'constructor', '__proto__', 'box'];
    expect(stateFacts({ ...state, things }, story)).toEqual(['has: the brass key, the paan box']);
    expect(stateFacts({ ...state, things }, { lexicon: LEXICON })).toEqual([]);
  });

  it.each<[name: string, told: string | null]>([
    ['wind', null],
    ['xp', null],
    ['valueOf', null],
    ['oil', 'jars of oil: 3'],
    ['ribbons', 'the ribbons: 3'],
    ['toString', 'strings: 3'],
  ])('of the number %s is %j', (name, told) => {
    const numbers = [[name, 3] as const];
    expect(stateFacts({ ...state, numbers }, story)).toEqual(told === null ? [] : [told]);
  });

  it('are all deeds, in their order', () => {
    const deeds = Array.from({ length: 50 }, (_, index) => `deed ${index + 1}`);
    expect(stateFacts({ ...state, deeds }, story)).toEqual([`done so far: ${deeds.join(', ')}`]);
  });
});
