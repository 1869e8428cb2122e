import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { Stars } from './Stars.tsx';

const meta = {
  title: 'Components/Primitives/Stars',
  component: Stars,
  args: { label: '3.4 out of 5', value: 3.4 },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '3.4 of 5',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.4 out of 5')).toBeInTheDocument();
  },
  parameters: contents<Story>({ hi: { label: '5 में से 3.4' } }),
};

export const None: Story = { tags: ['behaviour'], args: { label: 'No stars yet', value: 0 } };
export const All: Story = { tags: ['behaviour'], args: { label: '5 out of 5', value: 5 } };
export const Three: Story = { args: { label: '2 out of 3', value: 2, count: 3 } };
