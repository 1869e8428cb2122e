import { aStreak } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { shows } from '../../../testing/plays.ts';
import { StreakNote } from './StreakNote.tsx';

const meta = {
  title: 'Components/Progress/StreakNote',
  component: StreakNote,
  args: { streak: aStreak() },
} satisfies Meta<typeof StreakNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Four days in a row',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 days in a row')).toBeVisible();
    await expect(canvas.getByText('Longest: 9 days')).toBeVisible();
  },
  parameters: contents<Story>({ long: { streak: aStreak({ days: 12_345, longest: 12_345 }) } }),
};

/** The user has not played yet today. */
export const AtRisk: Story = {
  args: { streak: aStreak({ has_played_today: false }) },
  play: shows('Play today to keep your streak'),
};

export const None: Story = {
  args: { streak: aStreak({ days: 0, longest: 0, has_played_today: false }) },
  play: shows('Play today to begin a streak'),
};

export const Absent: Story = {
  tags: ['behaviour'],
  args: { streak: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};
