import { overlongStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LEDGER_NOW, ledgerLines } from '../../blocks/credits/CreditLedger/ledgerStories.ts';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { retries, says } from '../../testing/plays.ts';
import { CreditsScreen } from './CreditsScreen.tsx';

const meta = {
  title: 'Screens/Playing/CreditsScreen',
  component: CreditsScreen,
  args: {
    lines: ledgerLines,
    now: LEDGER_NOW,
    balance: { total: 103, held: 3, week: { earned: 30, spent: 16, given_back: 12 } },
    hasMore: true,
    onLoadMore: fn(),
    onFilterChange: fn(),
    onExport: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/profile', isSignedIn: true })],
} satisfies Meta<typeof CreditsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of them are on hold for a turn in progress.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your Progress' })).toHaveAttribute('href', '/profile');
  },
  parameters: contents<Story>({
    long: {
      lines: ledgerLines.map((line) => ({ ...line, story_title: overlongStory.title })),
      balance: {
        total: 98_765_432,
        held: 1_234_567,
        week: { earned: 98_765_432, spent: 98_765_432, given_back: 98_765_432 },
      },
    },
  }),
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { lines: undefined, balance: undefined },
  play: says('status', 'Loading credits...'),
};

export const Failed: Story = {
  args: { lines: undefined, balance: undefined, error: 'Failed to fetch credits' },
  play: retries(),
};

export const Empty: Story = {
  args: {
    lines: [],
    hasMore: false,
    balance: { total: 0, held: 0, week: { earned: 0, spent: 0, given_back: 0 } },
  },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
