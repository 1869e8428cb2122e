import { whole } from '../numbers/en.ts';
import { area } from '../area.ts';

/** What an author writes of attempts, of the time in a scene, and of things and secrets; and what a choice changes. */
export const stakesWords = area('stakes', {
  // An attempt
  attempt: (number: number) => `Choice ${number}: this is an attempt`,
  check: 'What it takes',
  checkHint: (sides: number) =>
    `At least so much of a number of the story. With “roll”, a die from 1 to ${whole(sides)} is added to it.`,
  winText: 'Told when it succeeds',
  loseText: 'Told when it fails',
  loseEffect: 'Failing changes',
  loseTarget: 'Failing leads to',
  staysHere: 'Stays in this scene',
  readings: {
    threshold: (name: string, value: number) => `It succeeds if ${name} is at least ${whole(value)}.`,
    roll: (name: string, value: number) =>
      `It succeeds if ${name} and the die make at least ${whole(value)}.`,
  },
});
