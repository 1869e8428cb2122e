import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { GoogleButton } from './GoogleButton.tsx';

const meta = {
  title: 'Components/Account/GoogleButton',
  component: GoogleButton,
  args: { onClick: fn() },
} satisfies Meta<typeof GoogleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Sign in',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: 'words' }),
};
export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
/** Large enough for touch. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
