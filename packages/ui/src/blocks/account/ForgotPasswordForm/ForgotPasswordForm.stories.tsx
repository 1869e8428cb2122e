import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { says } from '../../../testing/plays.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const meta = {
  title: 'Components/Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ready to fill in',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'aditi@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'aditi@example.com' });
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

export const Refused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'aditi@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible();
  },
};

/** The same message whether the address is known or not; focus is on the back link. */
export const Sent: Story = {
  args: { isSent: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('If this email is registered, you will receive password reset instructions'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveFocus();
  },
};

export const ServerFailed: Story = {
  args: { error: 'Failed to process password reset' },
  play: says('alert', 'Failed to process password reset'),
};
