import { aProgressSummary } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LevelSummary } from './LevelSummary.tsx';

const meta = {
  title: 'Components/Progress/LevelSummary',
  component: LevelSummary,
  args: { summary: aProgressSummary() },
} satisfies Meta<typeof LevelSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Level and progress',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('aditi_rao')).toBeVisible();
    await expect(canvas.getByText('Sutradhara, level 7')).toBeVisible();
    await expect(canvas.getByText('340 / 500 stars')).toBeVisible();
    await expect(canvas.getByText('68%')).toBeVisible();
    await expect(canvas.getByText('1,240')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Towards level 8' })).toHaveAttribute('value', '68');
  },
  parameters: contents<Story>({
    long: {
      summary: aProgressSummary({
        username: 'venkatanarasimharajuvaripeta_s',
        level: { title: 'Keeper of the Seven Hundred and Seventy-Seven Unfinished Stories', current: 128 },
        currency: { coins_balance: 12_345_678 },
      }),
    },
    hi: { summary: aProgressSummary({ username: 'अनन्या', level: { title: 'सूत्रधार' } }) },
    ur: { summary: aProgressSummary({ username: 'زہرا', level: { title: 'قصہ گو' } }) },
  }),
};

/** Without a summary nothing is rendered, and there is no gap. */
export const Absent: Story = {
  tags: ['behaviour'],
  args: { summary: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('progress')).toBeNull();
  },
};

export const FirstDay: Story = {
  tags: ['behaviour'],
  args: {
    summary: aProgressSummary({
      level: { title: 'Listener', current: 1, current_stars: 0, star_progress_percentage: 0 },
      currency: { coins_balance: 1 },
    }),
  },
};
