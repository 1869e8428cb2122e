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
  // The time in a scene, and lost endings
  time: 'Time in this scene',
  eachTurn: 'Each turn changes',
  eachTurnHint: 'A turn is whatever the player does without leaving this scene.',
  maxTurnsHint: 'Blank for any number.',
  timeOut: 'When the turns are used up',
  goesOn: 'Goes on without a scene',
  isLost: 'This ending is lost',
  isLostHint: 'Players have failed here, and go back to the last fork for nothing.',
  readings: {
    threshold: (name: string, value: number) => `It succeeds if ${name} is at least ${whole(value)}.`,
    roll: (name: string, value: number) =>
      `It succeeds if ${name} and the die make at least ${whole(value)}.`,
  },
});
