import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { ProviderButton } from '../ProviderButton/ProviderButton.tsx';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';

const meta = {
  title: 'Components/Account/ConfirmIdentityDialog',
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
  name: 'Asks for the password',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave them signed in' })).toHaveFocus());
    await userEvent.click(await submit());
    await expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Password is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Your password'), 'Tenali#16{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Tenali#16', '');
  },
  parameters: contents<Story>({
    long: { error: longRefusal },
    hi: {
      title: 'बाक़ी सब जगह से लॉगआउट करें?',
      description: 'बाक़ी सब ब्राउज़रों में फिर से लॉगिन करना होगा।',
      cancelLabel: 'रहने दें',
      submitLabel: 'लॉगआउट करें',
    },
    ur: {
      title: 'باقی سب جگہ سے نکلیں؟',
      description: 'باقی سب براؤزروں میں پھر سے داخل ہونا ہوگا۔',
      cancelLabel: 'رہنے دیں',
      submitLabel: 'باہر نکلیں',
    },
  }),
};

/** Without a title and a submit label: the texts are general, and focus starts on the password. */
export const BeforeAChange: Story = {
  args: {
    title: undefined,
    description: undefined,
    cancelLabel: undefined,
    submitLabel: undefined,
    loadingLabel: undefined,
  },
  play: async ({ args }) => {
    const password = await screen.findByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(
      screen.getByRole('alertdialog', { name: 'Confirm that it is you' }),
    ).toHaveAccessibleDescription(/not asked again for five minutes/);
    await userEvent.type(password, 'Tenali#16{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Tenali#16', '');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
  parameters: contents<Story>({ long: 'words' }),
};

export const BeforeAChangeWithGoogle: Story = {
  tags: ['behaviour'],
  args: { ...BeforeAChange.args, hasPassword: false, providerButton: <GoogleButton /> },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

export const BusyBeforeAChange: Story = {
  tags: ['behaviour'],
  args: { ...BeforeAChange.args, loading: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Checking...' })).toBeVisible();
  },
};

/** After an error, the typed password stays. */
export const TooManyAttempts: Story = {
  tags: ['behaviour'],
  args: { ...BeforeAChange.args, error: 'Too many attempts. Please try again in 15 minutes.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 15 minutes');
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

/** An account without a password confirms with Google. */
export const WithGoogle: Story = {
  args: { hasPassword: false, providerButton: <GoogleButton /> },
  play: async () => {
    await expect(
      await screen.findByText('Sign in with Google once more to confirm that it is you.'),
    ).toBeVisible();
    await expect(screen.queryByLabelText('Your password')).toBeNull();
    await expect(await submit()).toBeDisabled();
  },
};

/** An account that only the OpenID provider signs in. */
export const WithProvider: Story = {
  tags: ['behaviour'],
  args: {
    hasPassword: false,
    providerName: 'Sarayu School',
    providerButton: <ProviderButton name="Sarayu School" />,
  },
  play: async () => {
    await expect(
      await screen.findByText('Sign in with Sarayu School once more to confirm that it is you.'),
    ).toBeVisible();
    await expect(await submit()).toBeDisabled();
  },
};

export const Confirmed: Story = {
  tags: ['behaviour'],
  args: { hasPassword: false, providerButton: <GoogleButton />, isConfirmed: true },
  play: async ({ args }) => {
    await expect(await screen.findByText('Google has confirmed that it is you.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
    await userEvent.click(await submit());
    await expect(args.onSubmit).toHaveBeenCalledWith('', '');
  },
};

/** The account was created with Google, which is no longer configured: a warning says so. */
export const WithoutGoogle: Story = {
  tags: ['behaviour'],
  args: { hasPassword: false },
  play: async () => {
    await expect(await screen.findByText(/Set a password first/)).toBeVisible();
    await expect(await submit()).toBeDisabled();
  },
};

export const WithCode: Story = {
  name: 'Asks for a code as well',
  args: { asksCode: true },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Your password'), 'Tenali#16');
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await userEvent.click(await submit());
    await expect(args.onSubmit).toHaveBeenCalledWith('Tenali#16', '123456');
  },
};

export const Busy: Story = { args: { loading: true } };
/** The password was wrong. */
export const ServerRefused: Story = { tags: ['behaviour'], args: { error: 'This is not your password' } };
