import { answer } from '../answer/en.ts';
import { play as failures, playNotices } from '@kathaloka/contract/messages';
import { modelDescriptions } from '../modelDescriptions/en.ts';
import { counted, whole } from '../numbers/en.ts';
import { points } from '../points/en.ts';
import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const credits = (count: number) => counted(count, { one: 'credit', other: 'credits' });

const day = onDemand(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

const play = {
  toldOffline: (at: string) =>
    `Played without a network on ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at))}`,
  answer,
  loading: 'Loading game session...',
  notFound: 'Game session not found',
  youWrote: 'You wrote:',
  thinking: 'AI is thinking...',
  reconnecting: 'The connection was lost. Trying again...',
  queued: 'The narrator is telling others their tales. Your turn comes...',

  back: 'Back',
  knowHow: 'Know How',
  settings: 'Settings',
  close: 'Close',
  story: 'Story',

  textModel: (name: string) => `Text model: ${name}`,
  imageModel: (name: string) => `Image model: ${name}`,
  /** The names of models: a built-in one has a name in each language, any other the server's. */
  modelName: ({ display_name }: { model_key: string; display_name: string }) => display_name,
  /** The descriptions of models: a built-in one has a text in each language, any other the server's. */
  modelDescription: ({ model_key }: { model_key: string }): string | undefined =>
    modelDescriptions[model_key],
  textModels: 'Text models',
  imageModels: 'Image models',
  credits,
  /** The price of a model. */
  price: (count: number) => (count === 0 ? 'free' : credits(count)),

  log: 'The tale so far',
  earlier: 'Earlier',
  later: 'Later',
  newBelow: 'New',
  menu: 'Menu',
  moreBelow: 'More below',
  sessionSeparator: 'Earlier in this tale',
  continuing: 'Continuing story...',
  using: (model: string, count: number) => `Using ${model} (${credits(count)})`,
  you: 'You:',
  selected: 'Selected:',
  /** Who acted in a session that is played together; null for a deleted account. */
  saidBy: (name: string | null) => `${name ?? 'Somebody'}:`,
  chosenBy: (name: string | null) => `${name ?? 'Somebody'} chose:`,
  /** The label before the choice that won a vote, with the number of votes if known. */
  chosenByVote: (vote?: { votes: number; voters: number; is_tie: boolean }) =>
    vote
      ? `The vote chose (${whole(vote.votes)} of ${whole(vote.voters)}${vote.is_tie ? ', a tie: the earliest wins' : ''}):`
      : 'The vote chose:',
  /** Another player's command, with the player's name; null for a deleted account. */
  did: {
    continue: (name: string | null) => `${name ?? 'Somebody'} went on.`,
    immerse: (name: string | null) => `${name ?? 'Somebody'} looked around.`,
    show: (name: string | null) => `${name ?? 'Somebody'} asked for a picture.`,
  },
  wentOnByVote: 'The vote: to go on.',
  imageCaption: 'AI generated image',
  imageFailed: 'The image could not be loaded.',
  theEnd: 'The end',
  chapterPlace: (number: number, of: number) => `Chapter ${whole(number)} of ${whole(of)}`,
  restHere: 'A good place to rest: your place is stored.',

  lowCredits: playNotices.creditsLow,
  steppedIn: {
    refused: 'The model could not go on from here, so Sutradhar told this part. This cost no credits.',
    copied: 'The model gave the author’s own words here. This cost no credits.',
    failed: 'No model answered, so Sutradhar told this part. This cost no credits.',
    small_model:
      'This model joins scenes and does not tell freely, so Sutradhar told this part. This cost no credits.',
    daily_limit:
      'The models have reached their limit for today, so Sutradhar took over. This cost no credits.',
    unpaid_limit:
      'The models have told as many free parts as they may in an hour, so Sutradhar took over. This cost no credits.',
    account_limit:
      'You have asked the models as often as an hour allows, so Sutradhar took over. This cost no credits.',
    newcomer_limit:
      'An account that is new, or whose email is not verified, may ask the models only so often in a day, so Sutradhar took over. This cost no credits.',
    minute_limit:
      'You have asked the models as often as a minute allows, so Sutradhar took over. This cost no credits.',
    credits_short:
      'Your credits do not pay for this model, so the author’s own words are told, which cost no credits.',
    together_budget:
      'What the others may still spend in this game does not pay for this, so Sutradhar took over. This cost no credits.',
  },
  notEnoughCredits: (model_requested: string, available_credits: number, required_credits: number) =>
    failures.act.credits_short({ model_requested, available_credits, required_credits }),
  earnCredits: 'Tasks earn credits: you find them under Your Progress.',
  notEnoughXp: (current_xp: number, required_xp: number) =>
    failures.act.xp_short({ current_xp, required_xp }),
  pleaseLogIn: failures.act.not_signed_in,
  actionFailed: failures.act.other,
  wentOnElsewhere:
    'Meanwhile the tale went on elsewhere, as in another tab. Your action was not taken, and cost nothing.',
  /** After another model was chosen under a failure. */
  chosenInstead: (model: string) => `${model} is chosen. Please try again.`,
  tryAlternatives: playNotices.alternatives,

  choices: 'Choices',
  detour: 'A detour: it leads back here',
  perhapsMeant: 'Did you mean this?',
  yourVote: 'Your vote',
  customAction: 'Custom action',
  choicesOnDevice: 'Played on this device, by choices.',
  choicesOnly: 'This account plays by choices.',
  /** Why nothing can be typed in a session with other players; with the name of the payer. */
  noWords: {
    paused: (name: string) => `Only ${name} acts for now.`,
    away: (name: string) => `The game waits for ${name}.`,
    vote: () => 'In a vote there is no free text.',
    turn: () => 'You can write when it is your turn.',
    words: (name: string) => `You play by choices: ${name} has not allowed free text.`,
  },
  placeholder: 'Describe your custom action...',
  act: 'Act',
  finishHint: { touch: 'Tap to see all of it', pointer: 'Click, or press Space, to see all of it' },
  tooLong: (max: number) => `Too long to send. Shorten it to ${whole(max)} characters.`,
  commands: 'Commands',
  xp: (count: number) => `${count} XP`,
  /** For a session of another player. */
  xpOf: (count: number, name: string) => `${count} XP · ${name}`,
  costs: (count: number) => `Costs ${count} XP.`,
  costsWithModel: (xp: number, count: number, model: string) =>
    `Costs ${xp} XP, and ${credits(count)} for ${model}.`,
  balance: (xp: number, count: number) => `${xp} XP, ${credits(count)}`,
  aboutPoints: 'XP and credits',
  pointsHint: `${points.xp} ${points.credits}`,
  free: 'Costs nothing.',
  needsXp: (count: number) => `Needs ${count} XP`,
  command: {
    continue: {
      name: 'Continue',
      help: 'Advance the story',
      explanation: 'Advances the story.',
      atFork: { help: 'Stay with this moment', explanation: 'Stays with this moment; the choice waits.' },
      inGeneral:
        'Advances the story. Where several choices are open, it stays with the moment, and the choice waits.',
    },
    immerse: {
      name: 'Immerse',
      help: 'Detail and choices',
      explanation: 'A detailed description of the moment, then two choices.',
      withoutChoices: {
        help: 'The moment in detail',
        explanation: 'A detailed description of the moment. The choices stay as they are.',
      },
      inGeneral:
        'A detailed description of the moment. Where fewer than two choices are open, it adds side paths.',
    },
    show: {
      name: 'Show',
      help: 'Picture this scene',
      explanation: 'Draws an image of the current scene.',
    },
    undo: {
      name: 'Undo',
      help: 'Take back a step',
      explanation: 'Reverts the last progression. It cannot be reversed. Credits stay spent.',
      reversible:
        'Reverts the last progression. Redo brings it back until the story goes on. Credits stay spent.',
    },
    redo: {
      name: 'Redo',
      help: 'Bring it back',
      explanation: 'Brings back what was undone.',
    },
    custom_action: {
      name: 'Custom action',
      help: 'In your own words',
      explanation: 'Write anything and press Act.',
      inGeneral:
        'Write anything and press Act. Words that match a choice take it; to all others the tale answers.',
    },
  },

  gameCommands: 'Game Commands',
  aiModels: 'AI Models',
  aiModelsNote:
    'Each model has its own voice or brush, and its own credit cost. Change either one at any time, at the top.',
  guide: 'Want to know more? Click here',

  undone: 'Undone.',

  whyThis: 'Why this?',
  readAloud: 'Read aloud',
  stopReading: 'Stop reading',
  noVoice: 'This browser has no voice to read with.',
  copy: 'Copy',
  copied: 'Copied to the clipboard',
  notCopied: 'This browser does not allow copying.',
  toolsOf: 'Actions for this part',
  retell: 'Tell it another way',
  retellFor: (count: number) => `Tell it another way · ${credits(count)}`,
  retellings: 'Tellings of this part',
  retelling: (number: number, count: number) => `Telling ${number} of ${count}`,
  previousRetelling: 'Previous telling',
  nextRetelling: 'Next telling',
  shareFromHere: 'Share from here',
  branch: 'Begin again from here',
  branchTitle: 'Begin again from here?',
  branchText: 'A new game begins at this place. This one stays as it is.',
  branchConfirm: 'Begin again',
  branchCancel: 'Stay here',

  deletion: {
    title: (instant: string) => `Its author deletes this story on ${day().format(new Date(instant))}.`,
    text: 'Your game stays with you, with all that was told, and can be played on. Nobody can begin it anew.',
  },
  newerVersion: (number: number) => `Version ${number} of this story is published.`,
  newerText: 'Your game can go on in it from this scene. What was told so far stays.',
  moveToVersion: (number: number) => `Go on in version ${number}`,
  stayOnVersion: 'Stay on mine',
  moving: 'Moving...',
  moved: (number: number) => `Your game goes on in version ${number}.`,
};

export const playWords = area('play', play);
