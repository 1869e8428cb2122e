import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = {
  title: 'Components/Account/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ready to fill in',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'old');
    await userEvent.type(canvas.getByLabelText('New password'), 'Tenali#16');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Tenali#16{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current_password: 'old',
      password: 'Tenali#16',
      confirm_password: 'Tenali#16',
      code: '',
    });
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

export const Empty: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getAllByText('Password is required')).toHaveLength(2);
    await expect(canvas.getByText('Please confirm your password')).toBeVisible();
  },
};
/** With a second factor, the code is asked for as well. */
export const WithCode: Story = {
  args: { asksCode: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'old');
    await userEvent.type(canvas.getByLabelText('New password'), 'Tenali#16');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Tenali#16{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const code = canvas.getByLabelText(/code/i);
    await expect(code).toHaveFocus();
    await userEvent.type(code, '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current_password: 'old',
      password: 'Tenali#16',
      confirm_password: 'Tenali#16',
      code: '123456',
    });
  },
};

export const Busy: Story = { args: { loading: true } };
export const ServerRefused: Story = { args: { error: 'The current password is not right.' } };

/** The success message replaces the fields and has focus. */
export const Done: Story = {
  args: { isDone: true },
  play: async ({ canvas }) => {
    await expect(document.activeElement).toHaveTextContent('Your password has been changed.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
