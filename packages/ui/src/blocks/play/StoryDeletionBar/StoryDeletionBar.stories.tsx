import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { StoryDeletionBar } from './StoryDeletionBar.tsx';

const meta = {
  title: 'Components/Playing/StoryDeletionBar',
  component: StoryDeletionBar,
  args: { on: '2026-12-24T10:00:00.000Z' },
} satisfies Meta<typeof StoryDeletionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar says when the story is deleted, and that the player's game is not. */
export const Default: Story = {
  name: 'A story that its author deletes',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Its author deletes this story on 24 December 2026/)).toBeVisible();
    await expect(canvas.getByText(/Your game stays with you/)).toBeVisible();
  },
  parameters: contents<Story>({ long: 'words' }),
};
