import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { longRefusal } from '../../testing/longText.ts';
import { AdminPasswordScreen } from './AdminPasswordScreen.tsx';

const meta = {
  title: 'Screens/Administration/AdminPasswordScreen',
  component: AdminPasswordScreen,
  args: { onSubmit: fn(), onLogout: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof AdminPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Explains why a new password is needed, and asks for the generated one again. */
export const FirstSignIn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/printed in the server’s log/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('The generated password'), 'made-up');
    await userEvent.type(canvas.getByLabelText('New password'), 'Lamp!oil1');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Lamp!oil1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current_password: 'made-up',
      password: 'Lamp!oil1',
      confirm_password: 'Lamp!oil1',
      code: '',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
/** An administrator with a second factor, whose password another one has replaced. */
export const WithCode: Story = {
  args: { asksCode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/code/i)).toBeRequired();
  },
};
/** A second click on the button must not log out. */
export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeDisabled();
  },
};
export const Refused: Story = { tags: ['behaviour'], args: { error: 'This is not your password' } };
export const Done: Story = {
  tags: ['behaviour'],
  args: { isDone: true },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Continue to administration' });
    await expect(next).toHaveAttribute('href', '/admin/overview');
    await expect(next).toHaveFocus();
  },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
