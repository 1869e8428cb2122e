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
  // Things, secrets, and the scene without health
  sign: 'Sign',
  signHint: 'By this word effects and conditions know it. It changes wherever it stands.',
  signFaults: {
    impossible: 'A sign is one word of letters, digits and _ that begins with a letter',
    taken: (name: string) => `“${name}” is there already`,
  },
  things: (count: number) => `Things (${whole(count)})`,
  noThings:
    'No things yet. What is one can be carried, given away and put down, and players see that they have it.',
  thingSign: 'Sign of the new thing',
  addThing: 'Add thing',
  removeThing: 'Remove thing',
  thingName: 'Name',
  thingLine: 'In one line',
  thingLineHint: 'Players read it where they see what they carry.',
  secrets: (count: number) => `Secrets (${whole(count)})`,
  noSecrets:
    'No secrets yet. A secret is known to those who hold it, and to nobody else until the story tells it.',
  secretSign: 'Sign of the new secret',
  addSecret: 'Add secret',
  removeSecret: 'Remove secret',
  secretText: 'What is true',
  holders: 'Who knows it',
  holdersHint: 'Names, separated by commas.',
  until: 'Everybody may know it when',
  withoutHealth: 'Without health',
  lostAt: 'When health is used up',
  lostAtHint: 'Health is the number “health”: effects such as “health - 20” take from it.',
  // What a choice changes, compared with those beside it
  reach: {
    none: (number: number) => `Changes no word: all is told as after choice ${whole(number)}`,
    next: 'Changes words until the next scene',
    until: (scene: string) => `Changes words until ${scene}`,
    ending: 'Reaches another ending',
  },
  // What the settings of the form do
  settings: {
    health_max:
      'Players begin with so much health, and never have more. It counts where an effect changes “health”.',
    inventory_slots: 'So many things players can carry. Who takes one more is asked what to put down.',
    skill_check_difficulty: 'Easy makes each attempt of the story need 1 less, hard 1 more.',
  },
  readings: {
    threshold: (name: string, value: number) => `It succeeds if ${name} is at least ${whole(value)}.`,
    roll: (name: string, value: number) =>
      `It succeeds if ${name} and the die make at least ${whole(value)}.`,
  },
});
