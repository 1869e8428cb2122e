import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../stories/contents.ts';
import { longRefusal } from '../../../stories/longText.ts';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';

const meta = {
  title: 'Blocks/Account/ConfirmIdentityDialog',
  component: ConfirmIdentityDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    title: 'Sign out everywhere else?',
    description: 'All other browsers will have to sign in again.',
    cancelLabel: 'Leave them signed in',
    submitLabel: 'Sign out everywhere else',
    loadingLabel: 'Signing out...',
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ConfirmIdentityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => screen.findByRole('button', { name: 'Sign out everywhere else' });

/** Focus starts on the cancelling button, and the password is required. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave them signed in' })).toHaveFocus());
    await userEvent.click(await submit());
    await expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Password is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Your password'), 'Tenali#16{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Tenali#16');
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

/** An account without a password confirms with Google. */
export const WithGoogle: Story = {
  args: { hasPassword: false, googleButton: <GoogleButton /> },
  play: async () => {
    await expect(
      await screen.findByText('Sign in with Google once more to confirm that it is you.'),
    ).toBeVisible();
    await expect(screen.queryByLabelText('Your password')).toBeNull();
    await expect(await submit()).toBeDisabled();
  },
};

export const Confirmed: Story = {
  tags: ['behaviour'],
  args: { hasPassword: false, googleButton: <GoogleButton />, isConfirmed: true },
  play: async ({ args }) => {
    await expect(await screen.findByText('Google has confirmed that it is you.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
    await userEvent.click(await submit());
    await expect(args.onSubmit).toHaveBeenCalledWith('');
  },
};

/** Google is no longer configured, although the account was created with it. */
export const WithoutGoogle: Story = {
  tags: ['behaviour'],
  args: { hasPassword: false },
  play: async () => {
    await expect(await screen.findByText(/Set a password first/)).toBeVisible();
    await expect(await submit()).toBeDisabled();
  },
};

export const Busy: Story = { tags: ['behaviour'], args: { loading: true } };
export const ServerRefused: Story = { args: { error: 'This is not your password' } };
