import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { says } from '../../../testing/plays.ts';
import { VerifyEmail } from './VerifyEmail.tsx';

const meta = {
  title: 'Components/Account/VerifyEmail',
  component: VerifyEmail,
  args: { state: 'pending', onResend: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
} satisfies Meta<typeof VerifyEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: says('status', 'Verifying your email address...'),
  parameters: contents<Story>({
    long: { state: 'error', error: longRefusal, email: `${LONG_WORD}@example.photography` },
    hi: { state: 'manual', isResent: true },
  }),
};

export const Success: Story = {
  args: { state: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Email verified successfully' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to Login' })).toHaveFocus();
  },
};

/** Another link can be requested: the address field appears with focus. */
export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText('The link is invalid or has expired.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await step('asks for the address', async () => {
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      await userEvent.keyboard('aditi@example.com{Enter}');
      await expect(args.onResend).toHaveBeenCalledWith({ email: 'aditi@example.com' });
    });
  },
};

export const FailedInTheServersWords: Story = {
  tags: ['behaviour'],
  args: { state: 'error', error: 'This link was used already.' },
};

export const Manual: Story = {
  args: { state: 'manual' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const Resending: Story = {
  args: { state: 'manual', email: 'aditi@example.com', isResending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible();
  },
};

export const Resent: Story = {
  args: { state: 'manual', email: 'aditi@example.com', isResent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verification email sent if account exists');
    await expect(canvas.getByLabelText('Email')).toHaveValue('aditi@example.com');
  },
};

export const ResendFailed: Story = {
  tags: ['behaviour'],
  args: { state: 'manual', resendError: 'Failed to resend verification email' },
  play: says('alert', 'Failed to resend verification email'),
};
export const Phone: Story = { tags: ['behaviour'], ...Resent, globals: onPhone };
