import {
  CONTENT_RATING_LABELS,
  type CONTENT_RATINGS,
  DIFFICULTY_LABELS,
  type DIFFICULTIES,
} from '@kathaloka/contract/limits';
import { counted, percent, whole } from '../numbers/en.ts';
import { points } from '../points/en.ts';
import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const day = onDemand(
  () => new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
);
const rating = onDemand(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }));

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
}

/** The meaning of each command, by its name; an author's own command has only its name. */
const commandHelp = new Map([
  ['continue', 'Advance the story'],
  ['immerse', 'The moment in detail'],
  ['show', 'Picture the current scene'],
  ['undo', 'Take back the last step'],
  ['custom_action', 'Say it in your own words'],
]);

const storyPage = {
  /** The language of these words, for a page in another language. */
  ownLanguage: 'en' as string,
  title: 'Story',
  inventedTeller: 'The teller is invented.',
  writtenWithHelp: 'Written for Kathaloka with a language model’s help.',
  partOf: (position: number, parts: number) => `Part ${whole(position)} of ${whole(parts)}`,
  loading: 'Loading game details...',
  notFound: 'Game not found',
  featured: 'Featured',
  premium: 'Premium',
  machineMade: {
    is_machine_written: 'Words made with AI',
    is_machine_drawn: 'Pictures made with AI',
    is_machine_translated: 'Translation made with AI',
  },
  tags: 'Tags',
  play: 'PLAY',
  like: 'Like',
  bookmark: 'Bookmark',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: (url: string) => `The link could not be copied: ${url}`,
  saveAsFile: 'Save as one file',
  fileNotSaved: 'The file could not be made. Try again.',
  shares: (count: number) => counted(count, { one: 'share', other: 'shares' }),
  premiumHint: 'You need premium access to play this story.',
  joinWaitlist: 'Join the waitlist',
  difficulty: (value: (typeof DIFFICULTIES)[number]) => DIFFICULTY_LABELS[value]?.label ?? value,
  contentRating: (value: (typeof CONTENT_RATINGS)[number]) => CONTENT_RATING_LABELS[value] ?? value,
  status: capitalised,
  prompt: 'Story Prompt',
  commands: 'Available Commands',
  command: (name: string) => (name === 'custom_action' ? 'Custom Action' : capitalised(name)),
  commandHelp: (name: string) => commandHelp.get(name),
  xp: (cost: number) => `${whole(cost)} XP`,
  statistics: 'Statistics',
  startingXp: 'Starting XP',
  aboutXp: 'What XP is',
  xpHint: points.xp,
  actions: 'Actions',
  storyCards: 'Story Cards',
  totalScenes: 'Total Scenes',
  branches: 'Branches',
  endings: 'Endings',
  playTime: 'Play Time',
  minutes: (count: number) => `${whole(count)} min`,
  completionRate: 'Completion Rate',
  percent,
  rating: 'Rating',
  outOfFive: (value: number) => `${rating().format(value)} / 5`,
  playedIn: 'Play in',
  language: 'Language',
  languageName: (code: string) => code.toUpperCase(),
  created: 'Created',
  date: (instant: string) => day().format(new Date(instant)),
};

export const storyPageWords = area('storyPage', storyPage);
