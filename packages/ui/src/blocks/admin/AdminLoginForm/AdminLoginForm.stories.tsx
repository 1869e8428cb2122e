import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { says } from '../../../testing/plays.ts';
import { AdminLoginForm } from './AdminLoginForm.tsx';

const meta = {
  title: 'Components/Administration/AdminLoginForm',
  component: AdminLoginForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof AdminLoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ready to sign in',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email or Username'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'Secret-1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email_or_username: 'admin', password: 'Secret-1' });
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

/** Both fields are required, and focus moves to the first missing one. */
export const Missing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByText('Username or email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email or Username')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  args: { error: 'Invalid credentials. Please check your username and password.' },
  play: says('alert', 'Invalid credentials.'),
};
