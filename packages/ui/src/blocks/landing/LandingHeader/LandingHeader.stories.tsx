import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../testing/globals.ts';

import { withLongWords } from '../../../testing/longWords.tsx';
import { LandingHeader } from './LandingHeader.tsx';

const meta = {
  title: 'Components/Landing/LandingHeader',
  component: LandingHeader,
  args: { value: 1, onValueChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof LandingHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'For guests',
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'What is it' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Features' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(3);
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};

export const SignedIn: Story = { args: { isSignedIn: true }, globals: onDesktop };

/** On a small screen the links are in a menu, which closes once one is chosen. */
export const MobileMenu: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Begin' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(4);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MenuOpen: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog');
  },
};
export const LongMenu: Story = {
  tags: ['behaviour'],
  decorators: [withLongWords],
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};
