import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { ProviderButton } from './ProviderButton.tsx';

const meta = {
  title: 'Components/Account/ProviderButton',
  component: ProviderButton,
  args: { name: 'Sarayu School', onClick: fn() },
} satisfies Meta<typeof ProviderButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Continue',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Sarayu School' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { name: 'The Sarayu School of Letters and of Arts' } }),
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
