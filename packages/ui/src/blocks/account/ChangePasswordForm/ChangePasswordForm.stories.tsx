import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';
import { longRefusal } from '../../../stories/longText.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = {
  title: 'Blocks/Account/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'old');
    await userEvent.type(canvas.getByLabelText('New password'), 'Tenali#16');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Tenali#16{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current_password: 'old',
      password: 'Tenali#16',
      confirm_password: 'Tenali#16',
    });
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getAllByText('Password is required')).toHaveLength(2);
    await expect(canvas.getByText('Please confirm your password')).toBeVisible();
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const ServerRefused: Story = { args: { serverError: 'The current password is not right.' } };

/** Nothing is left to fill in, and focus is on the answer. */
export const Done: Story = {
  args: { isDone: true },
  play: async ({ canvas }) => {
    await expect(document.activeElement).toHaveTextContent('Your password is changed.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = { args: { serverError: longRefusal }, globals: onPhone };
export const Phone: Story = { globals: onPhone };
export const Hindi: Story = { globals: inHindi };
export const Urdu: Story = { globals: inUrdu };
export const PalmLeaf: Story = { ...Empty, globals: inPalmLeaf };
