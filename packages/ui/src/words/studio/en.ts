import { answer } from '../answer/en.ts';
import { counted, whole } from '../numbers/en.ts';
import { area } from '../area.ts';
import { parts } from './parts.en.ts';

const scenes = (count: number) => counted(count, { one: 'scene', other: 'scenes' });

/** The tools beside the scenes: checks, playtest, simulated players, versions, starters, import, tour. */
const studio = {
  // Checks
  checks: 'Story checks',
  weights: {
    error: (count: number) => `${whole(count)} ${count === 1 ? 'stops' : 'stop'} publishing`,
    warning: (count: number) => `${whole(count)} to look at`,
    hint: (count: number) => counted(count, { one: 'note', other: 'notes' }),
  },
  groups: { error: 'Stops publishing', warning: 'To look at', hint: 'Good to know' },
  goTo: (scene: string) => `Go to ${scene}`,
  allWell: 'All is well. Nothing stops publishing, and nothing needs a second look.',
  checking: 'Checking the story...',
  checkStates: {
    checking: 'Checking the story...',
    done: 'Checked as you type. Publishing runs the same checks again.',
    unproved:
      'The story has too many ways to follow each of them. What is listed here is there; what is not listed may be there as well.',
  },
  followers: (count: number) => `${whole(count)} more ${count === 1 ? 'follows' : 'follow'} from this`,
  moreFindings: (count: number) => `and ${whole(count)} more`,
  // Playtest
  playtest: 'Playtest',
  free: 'Costs nothing',
  fromStart: 'From the start',
  backOne: 'Back one',
  told: 'What was told',
  chose: (text: string) => `Chosen: ${text}`,
  said: (text: string) => `Your words: ${text}`,
  ways: 'Choices',
  leadsTo: (scene: string) => `to ${scene}`,
  answer,
  notOffered: (reading: string) => `Not offered: ${reading}`,
  ownWords: 'Your own words',
  act: 'Act',
  thinking: 'Telling...',
  theEnd: 'The end',
  knows: 'What the story knows',
  startsWith: 'What the story begins with',
  startsWithHint: 'Change these, and play again from this scene.',
  nothingKnown: 'The story uses no variables yet.',
  nothingYet: 'Nothing yet.',
  has: 'has',
  hasNot: 'has not',
  numberOf: (name: string) => `${name} at the start`,
  replay: 'Play with these',
  // Let players try it
  players: 'Let players try it',
  playersHint: 'Simulated players of five tempers play the story by its rules. It costs nothing.',
  letThemPlay: 'Let them play',
  letThemPlayAgain: 'Let them play again',
  stopThem: 'Stop',
  playing: (done: number, count: number) => `${whole(done)} of ${whole(count)} have played`,
  playersFailed: 'The players could not finish. Your story is unchanged.',
  profiles: {
    curious: 'Curious',
    cautious: 'Cautious',
    chaotic: 'Chaotic',
    silent: 'Silent',
    'off-topic': 'Off topic',
  },
  reached: (scenesReached: number, count: number) => `${whole(scenesReached)} of ${scenes(count)} reached`,
  scenesReached: 'Scenes reached',
  sceneColumn: 'Scene',
  endingsReached: 'Endings',
  stalls: 'Where they stall',
  noStalls: 'Nobody stalled.',
  stallWhy: { xp: 'out of XP', 'no choice': 'no choice was offered', turns: 'went round in circles' },
  stall: (count: number, where: string, why: string) =>
    `${counted(count, { one: 'player', other: 'players' })} at ${where}: ${why}`,
  outside: 'the story without scenes',
  costs: 'What a session costs',
  model: 'Model',
  credits: 'Credits',
  between: (least: number, median: number, most: number) =>
    `${whole(median)} (${whole(least)} to ${whole(most)})`,
  playersOf: (count: number, seed: number) =>
    `${counted(count, { one: 'player', other: 'players' })} of each temper, seed ${seed}`,
  // Versions
  versions: 'Versions',
  noVersions: 'Not published yet. Each time you publish, a numbered version is kept here.',
  versionsHint: 'Games that have begun stay on their version.',
  version: (number: number) => `Version ${number}`,
  current: 'What players get',
  unpublished: 'You have changes that are not published.',
  noNote: 'No note',
  publishedOn: (date: string) => `Published ${date}`,
  changes: {
    text: 'texts changed',
    added: 'scenes added',
    removed: 'scenes removed',
    retargeted: 'choices lead elsewhere',
    rules: 'rules changed',
  },
  restore: 'Restore',
  restoreNamed: (number: number) => `Restore version ${number}`,
  restoreTitle: (number: number) => `Restore version ${number}?`,
  restoreText:
    'Its scenes and settings replace the ones you edit now. Players notice nothing until you publish.',
  cancel: 'Cancel',
  versionsLoading: 'Loading the versions...',
  tryAgain: 'Try again',
  // Publishing
  publish: 'Publish',
  publishTitle: 'Publish this story?',
  publishText: (number: number) => `It becomes version ${number}. Games that have begun stay on theirs.`,
  reviewText: 'A reviewer reads it first. You are told as soon as it is published or sent back.',
  note: 'What has changed',
  noteHint: 'Shown to readers whose game could move to this version.',
  publishing: 'Publishing...',
  refused: 'Not published: fix these first',
  submit: 'Hand in for review',
  // Edited elsewhere
  conflictTitle: 'This story was changed elsewhere',
  conflictText:
    'Another window or person changed the same words after you opened it. Everything else is merged already.',
  asideText: 'What you do not take stays beside the story, for later.',
  mine: 'Yours',
  theirs: 'Saved',
  takeMine: 'Keep yours',
  takeTheirs: 'Take the saved one',
  takeBoth: 'Take both',
  removedText: 'removed',
  decideLater: 'Decide later',
  inScene: (scene: string, part: string) => `${scene}: ${part}`,
  conflictParts: {
    wholeScene: 'the whole scene',
    order: { choices: 'Order of the choices', variants: 'Order of the variants' },
    variantCondition: (number: number) => `Condition of variant ${whole(number)}`,
    choice: {
      condition: (number: number) => `Condition of choice ${whole(number)}`,
      effect: (number: number) => `Effect of choice ${whole(number)}`,
      target: (number: number) => `Where choice ${whole(number)} leads`,
    },
    scene: {
      name: 'Name of the scene',
      mode: 'How it is told',
      goal: 'Goal',
      max_turns: 'Number of turns',
      note: 'Note to yourself',
    },
    chapters: 'Chapters',
    start: 'Scene in which the story begins',
    layer: (language: string) => `Words in ${language}`,
    cover: 'Cover',
  },
  present: {
    title: 'Also in this story',
    you: 'You, elsewhere',
    administrator: 'An administrator',
    open: (who: string) => `${who}: has this story open.`,
    edits: (who: string, scene: string) => `${who}: in ${scene}`,
    shared: (who: string) =>
      `${who}: in this scene, too. Nothing is locked. What only one of you changes is merged; what you both change is asked when you save.`,
    go: 'Go there',
    goTo: (scene: string) => `Go there: ${scene}`,
  },
  aside: {
    title: 'Set aside when two edits were merged',
    hint: 'These texts are not in the story. Copy from them what you need; they stay here until you let go of them.',
    forget: 'Let go',
    forgetNamed: (place: string) => `Let go of ${place}`,
  },
  choiceOf: (field: string) => `Which ${field}`,
  allMine: 'Keep all of yours',
  allTheirs: 'Take all saved ones',
  resolve: 'Save this',
  resolving: 'Saving...',
  undecided: (count: number) =>
    `${counted(count, { one: 'question is', other: 'questions are' })} not decided yet`,
  emptyText: 'empty',
  // Starters
  startersTitle: 'How do you want to begin?',
  startersNote: 'Five whole stories, with a note at each scene on how it is made. Write over them.',
  /** Below a starter in another language than the page's. */
  starterIn: (language: string) => `In ${language}`,
  starters: {
    fork: { name: 'A fork in the road', learn: 'Two ways, and what each costs' },
    trial: { name: 'A trial', learn: 'A number that decides' },
    journey: { name: 'A journey', learn: 'A supply that runs out' },
    mystery: { name: 'A mystery', learn: 'Clues that open doors' },
    courtship: { name: 'A courtship', learn: 'Feelings that grow turn by turn' },
  },
  blankPage: { name: 'A blank page', learn: 'Three scenes to write over' },
  importFile: {
    name: 'Import a file',
    learn: 'Twine, Twee, ink, ChoiceScript or our own JSON; several files of one story, or a .zip of them',
  },
  starterGraph: (count: number) => scenes(count),
  // Import
  importTitle: (file: string) => `What came from ${file}`,
  came: (sceneCount: number, choices: number, endings: number) =>
    `${scenes(sceneCount)}, ${counted(choices, { one: 'choice', other: 'choices' })}, ${counted(endings, { one: 'ending', other: 'endings' })}`,
  nothingLost: 'Nothing was lost.',
  lost: 'What changed in the story',
  lostHint: 'These parts have no counterpart here, or another one.',
  looksLost: (count: number) =>
    `Looks, pictures and sound: ${counted(count, { one: 'part was', other: 'parts were' })} left out.`,
  checksPass: 'The story checks would let it be published.',
  checksRefuse: 'What the story checks would refuse',
  checksRefuseHint:
    'You can use the story now and repair it in the editor, or repair here what needs no decision.',
  andAlike: (count: number) => `And ${counted(count, { one: 'more like it', other: 'more like it' })}.`,
  repairAll: 'Repair all of this',
  repairs: {
    unreached: 'Turn them into notes',
    missing: 'Add the missing scenes',
    unended: 'Add an ending',
    hidden: 'Tell them apart',
  },
  wholeFile: 'Whole file',
  useImport: 'Use this story',
  otherFile: 'Another file',
  importFailed: 'This file could not be imported',
  importing: 'Reading the file...',
  // Export
  exportTitle: 'Take it with you',
  exportHint: 'What is in the form now, saved or not.',
  exportFailed: 'The file could not be made. Your story is safe. Try again.',
  exportAs: {
    page: 'To play (one HTML file)',
    bundle: 'Everything (JSON)',
    twee: 'Twine (Twee 3)',
    markdown: 'To read (Markdown)',
    ink: 'ink',
  },
  // Tour
  tourStep: (number: number, count: number) => `${number} of ${count}`,
  tourNext: 'Next',
  tourBack: 'Back',
  tourLeave: 'Leave the tour',
  tourEnd: 'Begin writing',
  tour: {
    scenes: {
      title: 'A story is made of scenes',
      text: 'Each card is a scene. Choose it to write its text.',
    },
    choices: {
      title: 'Choices lead on',
      text: 'Write “[[Open the door -> hall]]” in the text of a scene: it becomes a choice, and the scene “hall” with it. Or add choices below the text, and say where each one leads.',
    },
    conditions: {
      title: 'The story remembers',
      text: 'A choice can give the player something, such as “gain lamp”, and another be offered only with it: “has lamp”.',
    },
    checks: {
      title: 'Checks look over your shoulder',
      text: 'They find loose ends while you write: scenes that nobody reaches, and ways without an end. A click leads there.',
    },
    play: {
      title: 'Play it at any time',
      text: 'The playtest begins at any scene and costs nothing. When it feels right, publish.',
    },
  },
  // The story in another language
  translation: {
    title: 'In other languages',
    lead: 'The scenes and where they lead are the same in every language: only the words are written again. Where some are missing, the original is told.',
    language: 'Language',
    saveAs: { xliff: 'Save as XLIFF', csv: 'Save as CSV' },
    readFile: 'Read a file',
    read: (texts: number, language: string) =>
      `${counted(texts, { one: 'text', other: 'texts' })} in ${language} read. They are saved with the story.`,
    counts: ({ translated, stale, missing }: { translated: number; stale: number; missing: number }) =>
      `${whole(translated)} translated, ${whole(stale)} stale, ${whole(missing)} missing`,
    scene: 'Scene',
    place: (scene: string, missing: number, stale: number) => {
      const left = [missing > 0 && `${whole(missing)} missing`, stale > 0 && `${whole(stale)} stale`];
      return [scene || 'The whole story', ...left].filter(Boolean).join(' · ');
    },
    next: 'Next that is missing or stale',
    states: { missing: 'missing', stale: 'stale' },
    stillHolds: 'It still holds',
    lines: 'One on each line.',
    lexiconInFiles: 'The lexicon is translated in a file: save one, and read it again.',
    inLanguage: (part: string, language: string) => `${part} in ${language}`,
    parts,
  },
};

export const studioWords = area('studio', studio);
