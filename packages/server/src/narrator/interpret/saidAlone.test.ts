import { expect, it } from 'vitest';
import { matchChoice } from './matchChoice.ts';

const CHOICES = ['The underpass. He is not answering.', 'The service road, and tell the constable.'];
const SAID = [
  ['take the shortcut', 'ride through the water'],
  ['take the slow road', 'find the constable'],
];
const read = (input: string, choices = CHOICES, said = SAID) =>
  matchChoice(input, choices, { language: 'en', names: [], scene: '', said });

it('A short line that is nearly a phrasing of one choice alone takes it', () => {
  expect(read('shortcut')).toMatchObject({ edge: 0, isSure: true });
});

it.each(['what shortcut?', 'no shortcut', 'who took a shortcut', 'draw the shortcut'])(
  '%s takes nothing',
  (input) => {
    expect(read(input).isSure).toBe(false);
  },
);

it('What is whispered to somebody, or what another is to do, is no choice of another kind', () => {
  const choices = ['Listen to what she says to the grass.', 'Say it to him: all of it, with the boat.'];
  const said = [
    ['hear Sita’s answer', 'keep listening'],
    ['tell the gecko everything', 'confess to the lizard'],
  ];
  expect(read('whisper "hold on, Sita"', choices, said).isSure).toBe(false);
  expect(read('make him tell everyone it was me', choices, said).isSure).toBe(false);
});
