import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import * as hi from '../../../words/hi.ts';
import * as ur from '../../../words/ur.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const meta = {
  title: 'Components/Account/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ready to fill in',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Tenali#16');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Tenali#16');
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'Tenali#16',
      confirm_password: 'Tenali#16',
    });
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};
export const ServerFailed: Story = {
  args: { error: 'Failed to process password reset' },
  parameters: contents<Story>({
    hi: { error: hi.accountFailures.forgotPassword.other },
    ur: { error: ur.accountFailures.forgotPassword.other },
  }),
};

export const Done: Story = {
  args: { state: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to Login' })).toHaveFocus();
  },
};

/** The link was used already, or has expired. */
export const LinkNoLongerWorks: Story = {
  args: { state: 'invalid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};
