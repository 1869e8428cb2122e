import { area } from '../area.ts';

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** The wizard that makes a story, and the fields that its tabs hold. */
const authoring = {
  title: 'Create Your Story',
  tabs: 'Steps',
  tabNames: {
    basics: 'Basic Info',
    details: 'Details',
    gameplay: 'Gameplay',
    structure: 'Story Structure',
  },
  required: 'required',
  stepDone: 'done',
  loading: 'Loading your draft...',
  onlyBasics: 'Only Basic Info is required. You can add scenes later.',
  create: 'Create Story',
  creating: 'Creating...',
  missing: (count: number) => `${inWords(count)} of six ${count === 1 ? 'is' : 'are'} missing`,
  // Basic Info
  words: 'Text',
  cover: 'Cover',
  forTheNarrator: 'For the narrator alone',
  coverFrom: 'Cover source',
  drawACover: 'Draw a cover',
  // Draw a cover
  keywords: 'Keywords',
  addKeyword: 'Add a word',
  removeKeyword: (word: string) => `Remove ${word}`,
  keywordsHint: 'Taken from your title and tagline. Places and weather work best.',
  roll: 'Roll again',
  rolling: 'Drawing...',
  drawAnother: 'Draw another',
  useThisCover: 'Use this cover',
  painter: 'Painter',
  styles: {
    chitrakar: { name: 'Chitrakar', look: 'Pattachitra scroll' },
    ajanta: { name: 'Ajanta', look: 'Worn fresco' },
    ravivarma: { name: 'Ravivarma', look: 'Oil, moon and mist' },
    vishvakarma: { name: 'Vishvakarma', look: 'Gold on malachite' },
  },
  drawnFree: 'Drawn for free by the built-in illustrator. The same roll always gives the same four pictures.',
  // Asides
  onTheShelf: 'Card preview',
  noCategory: 'No category yet',
  needed: 'Required to create',
  isDone: ', done',
  isMissing: ', missing',
  neededHint: 'Everything else can wait. Your draft is saved as you type.',
  meaning: 'What this means',
  meaningHint: 'XP along a typical path, turn by turn',
  walk: (xp: number) =>
    `Seven Continues, three choices, one Immerse and two pictures: a player ends with ${xp} XP`,
  neverDry: 'and never runs out.',
  runsDry: (turn: number) => `but cannot pay for turn ${turn}.`,
  stuck: 'Players can get stuck without XP',
  notStuck: 'Players cannot get stuck without XP',
  undoFree: 'Undo is free',
  undoCosts: (xp: number) => `Undo costs ${xp} XP`,
  turn: (number: number) => `Turn ${number}`,
  // Details
  forWhom: 'Audience',
  figures: 'Sacred figures',
  figuresHint: 'List every sacred figure who appears. Show follows these rules for every picture.',
  figureRule: (figure: string) => `How ${figure} may be shown`,
  depictionRules: { 'may be drawn': 'may be drawn', 'symbol only': 'symbol only', never: 'never' },
  figureName: 'Name of the figure',
  removeFigure: (figure: string) => `Remove ${figure}`,
  addFigure: 'Add a figure',
  alwaysUnseen: 'Never depicted.',
  numbers: 'Numbers on the story page',
  countScenes: 'Count from my scenes',
  // Gameplay
  experience: 'Experience points',
  xpHint: (fallback: number) => `Defaults to ${fallback} when left blank.`,
  gainHint: (scene: number, choice: number, ending: number) =>
    `New scene +${scene}, choice +${choice}, ending +${ending}, each multiplied by this.`,
  costs: 'Command costs',
  commands: {
    continue: { name: 'Continue', does: 'Advance the story' },
    immerse: { name: 'Immerse', does: 'A detailed scene and choices' },
    show: { name: 'Show', does: 'Picture the current scene' },
    undo: { name: 'Undo', does: 'Take back the last step' },
    custom: { name: 'Custom Action', does: 'The player’s own words, at a fixed price' },
  },
  xp: (cost: number) => `${cost} XP`,
  body: 'Health and inventory',
  skillChecks: 'Skill checks',
};

export const authoringWords = area('authoring', authoring);
