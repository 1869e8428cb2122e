import type { CreditLine } from '@kathaloka/contract/entities';
import { modelName } from '../modelNames/en.ts';
import { whole } from '../numbers/en.ts';
import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const time = onDemand(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
);
const day = onDemand(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const signed = onDemand(() => new Intl.NumberFormat('en', { signDisplay: 'exceptZero' }));

const ACTIONS: Readonly<Partial<Record<NonNullable<CreditLine['action_type']>, string>>> = {
  continue: 'Continue',
  immerse: 'Immerse',
  custom_action: 'Custom Action',
  show: 'Show',
};

/** The purpose of a line: 'Continue, by Birbal'. */
function lineTitle({ kind, action_type, model_used, task_title }: CreditLine, task?: string): string {
  switch (kind) {
    case 'reward':
      return task ?? task_title ?? 'Task';
    case 'grant':
      return 'Credits added';
    case 'given_back':
      return 'Returned';
    case 'held':
      return 'On hold';
    default: {
      const action = (action_type && ACTIONS[action_type]) ?? (kind === 'picture' ? 'Show' : 'Turn');
      return model_used === null ? action : `${action}, by ${modelName(model_used)}`;
    }
  }
}

/** More about a line: its story, and why credits were given, held or returned. */
function lineDetail({ kind, held, story_title, reason }: CreditLine): string {
  switch (kind) {
    case 'reward':
      return 'Reward of a task';
    case 'grant':
      return ['Given to your account', reason].filter(Boolean).join(': ');
    case 'given_back':
      return [`Held ${whole(held)}, charged nothing`, story_title].filter(Boolean).join(': ');
    case 'held':
      return ['For a turn in progress', story_title].filter(Boolean).join(': ');
    default:
      return story_title ?? 'A story that is gone';
  }
}

const credits = {
  title: 'Credits',
  back: 'Your Progress',
  ledger: 'Credit history',
  loading: 'Loading credits...',
  empty: 'Nothing here yet',
  emptyFilter: 'Nothing matches this filter yet',
  show: 'Show',
  filters: { all: 'All', spent: 'Spent', earned: 'Earned', given_back: 'Returned' },
  when: 'When',
  what: 'What',
  amount: 'Credits',
  balance: 'Balance',
  left: (balance: number) => `${whole(balance)} left`,
  today: 'Today',
  yesterday: 'Yesterday',
  time: (instant: string) => time().format(new Date(instant)),
  day: (instant: string) => day().format(new Date(instant)),
  signed: (amount: number) => signed().format(amount).replace('-', '−'),
  number: whole,
  lineTitle,
  lineDetail,
  exportCsv: 'Download as CSV',
  exporting: 'Preparing...',
  exportCut: 'The file has the latest lines only: there are more than one file may hold.',
  /** File names by filter, the same in every language. */
  fileNames: {
    all: 'kathaloka-credits.csv',
    spent: 'kathaloka-credits-spent.csv',
    earned: 'kathaloka-credits-earned.csv',
    given_back: 'kathaloka-credits-returned.csv',
  },
  loadMore: 'Load more',
  loadingMore: 'Loading...',
  held: (count: number) =>
    `${whole(count)} of them ${count === 1 ? 'is' : 'are'} on hold for a turn in progress.`,
  thisWeek: 'This week',
  howTheyWork: 'How credits work',
  rules: [
    'A turn is charged once it is complete, never before.',
    'A turn that fails or is stopped costs nothing.',
    'Undo takes back the turn, but not its credits.',
    'Each task pays once. Daily tasks reset at 00:00 UTC.',
  ],
};

export const creditsWords = area('credits', credits);
