import {
  fixtureInstant,
  fixtureReviews,
  hindiStory,
  overlongStory,
  twelveStories,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AdminShell } from '../../blocks/admin/AdminShell/AdminShell.tsx';
import { inUrdu, onDesktop, onPhone } from '../../stories/globals.ts';
import { daysOfTurns } from '../../stories/overview.ts';
import { type AdminOverview, AdminOverviewScreen } from './AdminOverviewScreen.tsx';

const up = [310, 342, 330, 351, 364, 340, 388, 372, 401, 395, 412];

const overview: AdminOverview = {
  stats: [
    {
      label: 'Players a day',
      value: '412',
      trend: 'up',
      finding: '12% more than the month before',
      values: up,
    },
    { label: 'Turns told', value: '24,180', trend: 'up', finding: '18% more', values: up },
    {
      label: 'Stories finished',
      value: '1,906',
      trend: 'same',
      finding: 'about the same',
      values: [5, 7, 4, 8, 6, 7],
    },
    {
      label: 'Turns that failed',
      value: '0.4%',
      trend: 'down',
      finding: '0.3 points less. Nobody was charged.',
      values: up.toReversed(),
    },
  ],
  turns: {
    days: daysOfTurns(30),
    finding: 'Weekends are highest. The built-in narrator told three in four.',
  },
  reviews: fixtureReviews,
  models: [
    { model_key: 'tenali', state: 'Built in', is_well: true, seconds: 0.1, uses: 18_402 },
    { model_key: 'birbal', state: 'Provider', is_well: true, seconds: 2.8, uses: 4960 },
    { model_key: 'vyasa', state: '3% time out', is_well: false, seconds: 9.4, uses: 818 },
    { model_key: 'vishvakarma', state: 'Built in', is_well: true, seconds: 0.2, uses: 1420 },
  ],
  stories: twelveStories.slice(5, 9),
};

const meta = {
  title: 'Screens/AdminOverviewScreen',
  component: AdminOverviewScreen,
  args: { overview, period: 30, onPeriodChange: fn(), onRetry: fn(), now: fixtureInstant(20) },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story) => (
      <AdminShell section="overview" reviewsCount={3}>
        {Story()}
      </AdminShell>
    ),
  ],
} satisfies Meta<typeof AdminOverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'All 3' })).toHaveAttribute('href', '/admin/reviews');
    await userEvent.click(canvas.getByText('90 days'));
    await expect(args.onPeriodChange).toHaveBeenCalledWith(90);
  },
};
export const Loading: Story = { args: { overview: undefined } };
export const Empty: Story = {
  args: {
    overview: {
      stats: [],
      turns: { days: [], finding: 'Nobody has played yet.' },
      reviews: [],
      models: overview.models,
      stories: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to review')).toBeVisible();
    await expect(canvas.getByText('No turns in this period')).toBeVisible();
    await expect(canvas.getByText('No stories have been played yet')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { overview: undefined, error: 'Failed to fetch data. Please try again.' },
};

const manyLanguages = { overview: { ...overview, stories: [hindiStory, urduStory, overlongStory] } };
export const LongText: Story = { args: manyLanguages };
export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Desktop: Story = { ...Phone, globals: onDesktop };
export const Urdu: Story = { ...Phone, args: manyLanguages, globals: { ...inUrdu, ...onPhone } };
