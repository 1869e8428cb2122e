import { whole } from './numbers.ts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

export const credits = {
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
  today: 'Today',
  yesterday: 'Yesterday',
  time: (instant: string) => time.format(new Date(instant)),
  day: (instant: string) => day.format(new Date(instant)),
  signed: (amount: number) => signed.format(amount).replace('-', '−'),
  number: whole,
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
