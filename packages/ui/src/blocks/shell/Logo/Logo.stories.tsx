import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Shell/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'In the header',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kathaloka' })).toHaveAttribute('href', '/home');
  },
};
export const Quiet: Story = { args: { tone: 'quiet' } };
