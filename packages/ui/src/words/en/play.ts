import { counted } from './numbers.ts';

const credits = (count: number) => counted(count, { one: 'credit', other: 'credits' });

export const play = {
  loading: 'Loading game session...',
  notFound: 'Game session not found',
  thinking: 'AI is thinking...',

  back: 'Back',
  knowHow: 'Know How',
  settings: 'Settings',
  close: 'Close',
  story: 'Story',

  textModel: (name: string) => `Text model: ${name}`,
  imageModel: (name: string) => `Image model: ${name}`,
  textModels: 'Text models',
  imageModels: 'Image models',
  credits,
  modelsFailed: 'Failed to load AI models. Using fallback options.',

  log: 'The tale so far',
  earlier: 'Earlier',
  newBelow: 'New',
  sessionSeparator: 'Earlier in this tale',
  continuing: 'Continuing story...',
  using: (model: string, count: number) => `Using ${model} (${count} credits)`,
  you: 'You:',
  selected: 'Selected:',
  imageCaption: 'AI generated image',
  imageFailed: 'The picture did not arrive.',
  theEnd: 'The end',

  lowCredits: 'Your credits are running low!',
  notEnoughCredits: (model: string, available: number, required: number) =>
    `Not enough credits for ${model}. You have ${available} credits, but need ${required}.`,
  notEnoughXp: (current: number, required: number) =>
    `Not enough XP. You have ${current} XP, but need ${required} XP for this action.`,
  pleaseLogIn: 'Please log in to continue playing.',
  actionFailed: 'An error occurred while executing the action.',
  tryAlternatives: 'Try these alternatives:',

  choices: 'Choices',
  detour: 'A detour: it leads back here',
  customAction: 'Custom action',
  placeholder: 'Describe your custom action...',
  act: 'Act',
  commands: 'Commands',
  xp: (count: number) => `${count} XP`,
  costs: (count: number) => `Costs ${count} XP.`,
  free: 'Costs nothing.',
  needsXp: (count: number) => `Needs ${count} XP`,
  finished: 'This tale is told. Show and Undo still work.',
  command: {
    continue: {
      name: 'Continue',
      help: 'Advance the story',
      explanation: 'Advances the story.',
    },
    immerse: {
      name: 'Immerse',
      help: 'Detail and choices',
      explanation: 'A detailed description of the moment, then two choices.',
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
    },
    custom_action: {
      name: 'Custom action',
      help: 'In your own words',
      explanation: 'Write anything and press Act.',
    },
  },

  gameCommands: 'Game Commands',
  aiModels: 'AI Models',
  aiModelsNote:
    'Each model has its own voice or brush, and its own credit cost. Change either one at any time, at the top.',
  guide: 'Want to know more? Click here',

  undoTitle: 'Take back the last part?',
  undoText:
    'Text, scene and XP return to what they were before it. Credits stay spent. This cannot be reversed.',
  undoConfirm: 'Take it back',
  undoCancel: 'Keep it',

  whyThis: 'Why this?',
  readAloud: 'Read aloud',
  stopReading: 'Stop reading',
  copy: 'Copy',
  toolsOf: 'With this part',
};
