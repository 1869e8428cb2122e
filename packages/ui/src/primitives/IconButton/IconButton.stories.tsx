import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Pause } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onPhone } from '../../testing/globals.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Primitives/IconButton',
  component: IconButton,
  args: { label: 'Next', children: <ChevronRight />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Framed icon',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ hi: { label: 'आगे' } }),
};

export const Plain: Story = {
  args: { label: 'Pause', children: <Pause />, variant: 'plain', size: 'small' },
};

export const Disabled: Story = { args: { disabled: true } };

/** Large enough for a finger. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
/** A directional icon is mirrored in right-to-left text. */
export const RightToLeft: Story = {
  tags: ['behaviour'],
  args: { isDirectional: true },
  globals: inUrdu,
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button').querySelector('svg');
    await expect(icon).toHaveStyle({ transform: 'matrix(-1, 0, 0, 1, 0, 0)' });
  },
};
