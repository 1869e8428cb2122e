import { describe, expect, it } from 'vitest';
import { aNarrationTask } from '../../testing/narratorTasks.ts';
import { simpleParser } from '../../testing/simpleParser.ts';
import { countSuggested, type Intended, leastSuggested } from './leastSuggested.ts';
import { freshNotes } from './notes.ts';

const CHOICES = [
  'Ring the bell',
  'Swim across',
  'Wait here',
  'Ask the ferryman',
  'Light the lamp',
  'Go home',
];
const ROUNDS = 24;

/** How often each of a number of choices is suggested, if the fragment of a round names `named(round)` of them. */
function suggested(choices: readonly string[], named: (round: number) => number): number[] {
  const notes = freshNotes(0, 'tenali');
  const task = aNarrationTask({ choices });
  const times = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const told: Intended[] = leastSuggested(task, simpleParser, notes).slice(0, named(round));
    expect(new Set(told).size).toBe(Math.min(named(round), choices.length));
    countSuggested(notes, told);
    for (const { intention } of told) times.set(intention, (times.get(intention) ?? 0) + 1);
  }
  return choices.map((choice) => times.get(simpleParser.intention(choice, 'en')!) ?? 0);
}

describe.each([2, 3, 4, 5, 6])('Of %i choices', (count) => {
  const choices = CHOICES.slice(0, count);

  it.each([
    ['one', () => 1],
    ['two', () => 2],
    ['now one, now two', (round: number) => 1 + (round % 2)],
  ])('none is suggested twice more than another, where %s are named at a time', (_, named) => {
    const times = suggested(choices, named);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
  });

  it('those that were suggested equally often come in the author’s order', () => {
    const first = leastSuggested(aNarrationTask({ choices }), simpleParser, freshNotes(0, 'tenali'));
    expect(first.map(({ intention }) => intention)).toEqual(
      choices.slice(0, 2).map((choice) => simpleParser.intention(choice, 'en')),
    );
  });
});

it('A choice that cannot be put as something one may do is never suggested, nor is any after a scene', () => {
  const choices = ['Where?', 'Ring the bell', "Don't", 'Swim across'];
  const of = (kind: 'detour' | 'scene') =>
    leastSuggested(aNarrationTask({ choices, kind }), simpleParser, freshNotes(0, 'tenali'));
  expect(of('scene')).toEqual([]);
  expect(of('detour').map(({ intention }) => intention)).toEqual(['ring the bell', 'swim across']);
});
