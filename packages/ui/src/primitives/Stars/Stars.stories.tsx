import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi } from '../../stories/globals.ts';
import { Stars } from './Stars.tsx';

const meta = {
  title: 'Primitives/Stars',
  component: Stars,
  args: { label: '3.4 out of 5', value: 3.4 },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.4 out of 5')).toBeInTheDocument();
  },
};

export const None: Story = { args: { label: 'No stars yet', value: 0 } };
export const All: Story = { args: { label: '5 out of 5', value: 5 } };
export const Three: Story = { args: { label: '2 out of 3', value: 2, count: 3 } };
export const Hindi: Story = { args: { label: '5 में से 3.4' }, globals: inHindi };
