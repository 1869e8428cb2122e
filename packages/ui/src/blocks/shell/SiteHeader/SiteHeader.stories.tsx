import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Blocks/Shell/SiteHeader',
  component: SiteHeader,
  args: { currentPath: '/home' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kathaloka' })).toHaveAttribute('href', '/home');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAnotherPage: Story = {
  args: { currentPath: '/terms-of-service' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  },
};

export const Phone: Story = { globals: onPhone };
export const RightToLeft: Story = { globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
