import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withLongWords } from '../../../testing/longWords.tsx';
import { shows } from '../../../testing/plays.ts';
import { StatusPill } from './StatusPill.tsx';

const meta = {
  title: 'Components/Story page/StatusPill',
  component: StatusPill,
  args: { status: 'published' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Published')).toHaveAttribute('data-tone', 'success');
  },
};

export const Draft: Story = {
  args: { status: 'draft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toHaveAttribute('data-tone', 'neutral');
  },
};

export const InReview: Story = {
  args: { status: 'in_review' },
  play: shows('In review'),
};

export const Archived: Story = { args: { status: 'archived' } };
export const LongText: Story = {
  tags: ['behaviour'],
  args: { status: 'in_review' },
  decorators: [withLongWords],
};
