import { aStory, bareStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inUrdu } from '../../../testing/globals.ts';
import { StatisticsPanel } from './StatisticsPanel.tsx';

const meta = {
  title: 'Components/Story page/StatisticsPanel',
  component: StatisticsPanel,
  args: { story: aStory() },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof StatisticsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A story that was played',
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(names).toEqual([
      'Starting XP',
      'Actions',
      'Story Cards',
      'Total Scenes',
      'Branches',
      'Endings',
      'Play Time',
      'Completion Rate',
      'Rating',
      'Language',
      'Created',
    ]);
    await expect(canvas.getByRole('button', { name: 'What XP is' })).toHaveAccessibleDescription(
      /^XP belongs to this one game\./,
    );
    await expect(canvas.getByText('63.5%')).toBeVisible();
    await expect(canvas.getByText('4.6 / 5')).toBeVisible();
    await expect(canvas.getByText('Nov 1, 2026')).toBeVisible();
    await expect(canvas.getByText('Published')).toBeVisible();
  },
  parameters: contents<Story>({
    long: { story: { ...overlongStory, initial_xp: 1_000_000, total_scenes: 1_000_000 } },
  }),
};

/** A story without finishes and ratings: two rows are omitted. */
export const NotYetPlayed: Story = {
  args: { story: bareStory },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Completion Rate')).toBeNull();
    await expect(canvas.queryByText('Rating')).toBeNull();
  },
};

export const Draft: Story = { args: { story: aStory({ status: 'draft' }) } };
/** On an Urdu page, the language of an Urdu story is shown as اردو. */
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { story: urduStory },
  globals: inUrdu,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('اعداد و شمار').closest('[lang="en"]')).toBeNull();
    await expect(canvas.getByText('اردو')).toBeVisible();
  },
};
