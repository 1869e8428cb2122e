import { whole } from '../numbers/en.ts';
import { area } from '../area.ts';

/** The panel "Why this?": the reasons of the newest part of the tale. */
export const reasonsWords = area('reasons', {
  title: 'Why this?',
  lead: 'What shaped the newest part of the tale.',
  loading: 'Loading the reasons...',

  scene: 'Scene',
  /** After a scene's name. */
  place: (part: number) => `, part ${whole(part)} of this scene`,
  openPlace: (part: number) => `The whole tale is one open scene; this is part ${whole(part)}`,

  howYouCame: 'How you got here',
  came: {
    opening: 'The tale begins here.',
    branch: 'You began again from this part of an earlier game.',
    choice: 'You chose:',
    side_path: 'You chose a side path that leads back to this scene:',
    free_text: 'Your own words, within this scene:',
    understood: 'Your own words took one of the ways on:',
    continue: 'You went on. The scene stayed the same.',
    only_way: 'You went on, along the only way.',
    time_up: 'The time of the scene before was up, and its only way on was taken. You had said:',
    immerse: 'You asked for the moment in detail.',
    show: 'You asked for a picture of the scene.',
    retelling: 'Told another way, after:',
    retold: 'You asked for another telling of this part.',
  },
  /** Between the player's words and the choice that they were taken for. */
  takenFor: 'It was taken for:',
  /** The sentence around the player's choice or words. */
  quotes: ['“', '”'] as readonly [string, string],

  ahead: 'Ahead',
  distance: {
    ended: 'The tale ends here.',
    one_step: 'An ending can be one step away.',
    few_steps: 'An ending can be a few scenes away.',
    far: 'Still a long way to any ending.',
    unknown: 'Nobody knows how far.',
  },

  remembered: 'What the narrator remembered',
  nothingRemembered: 'Nothing in this part.',
  /** These two replace the two above if a model told the turn, since what it remembered is unknown. */
  given: 'Deeds, facts and lore the model was given',
  nothingGiven: 'None of them for this part.',

  whoTold: 'Who told it',
  narrator: 'Narrator',
  builtIn: (name: string) => `${name}, built in`,
  whyBuiltIn: 'Why not a model',
  steppedIn: {
    refused: 'The model could not go on from here.',
    copied: 'The model gave the author’s own words.',
    failed: 'No model answered.',
    small_model: 'The model joins scenes and does not tell freely.',
    daily_limit: 'The models had reached their limit for the day.',
    unpaid_limit: 'The models had told as many free parts as they may in an hour.',
    account_limit: 'You had asked the models as often as an hour allows.',
    newcomer_limit:
      'The account was new or its email not verified, and had asked the models as often as a day then allows.',
    minute_limit: 'You had asked the models as often as a minute allows.',
    credits_short: 'The credits did not pay for it.',
    together_budget: 'What the others might still spend in this game did not pay for it.',
  },
  toldByModel: (name: string, model: string) => `${name}, by the model ${model}`,
  instead: 'In place of',
  insteadOf: (model: string) => `${model}, which did not answer`,
  asWritten: 'The author, word for word',
  earlierGame: 'Told in the earlier game',
  toldIn: 'Told in',
  seconds: (seconds: number) => `${whole(seconds)} s`,
  noTime: 'No time at all',
  credits: 'Credits',
  charged: (count: number) => (count === 0 ? 'Nothing charged' : `${whole(count)} charged`),

  xp: 'XP',
  xpAtFirst: (xp: number) => `${whole(xp)} to begin with`,
  xpUnchanged: (xp: number) => `${whole(xp)}, unchanged`,
  xpChanged: (before: number, after: number) => `From ${whole(before)} to ${whole(after)}`,
  inNewScene: (xp: string) => `${xp}, in a scene that is new to you`,

  notRight: 'Report a mistake',
  reported: 'Thank you. The author will see it.',
  copy: 'Copy',
});
