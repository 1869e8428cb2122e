import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../../testing/globals.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

const meta = {
  title: 'Components/Account/DeleteAccountForm',
  component: DeleteAccountForm,
  args: { onSubmit: fn(), hasStories: true },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof DeleteAccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openedDialog(canvas: ReturnType<typeof within>) {
  await userEvent.click(
    canvas.getByRole('button', { name: /^(Delete my account|मेरा खाता मिटाएँ|میرا کھاتہ مٹائیں)$/ }),
  );
  return within(
    await screen.findByRole('alertdialog', {
      name: /^(Delete your account\?|अपना खाता मिटाएँ\?|اپنا کھاتہ مٹائیں؟)$/,
    }),
  );
}

export const Default: Story = {
  name: 'Asks for the password',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Delete my account' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Focus starts on the cancelling button; the dialog asks for the password, and whether to delete the stories. */
export const Asked: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    const dialog = await openedDialog(canvas);
    await step('focus is on the cancelling button', () =>
      waitFor(() => expect(dialog.getByRole('button', { name: 'Keep my account' })).toHaveFocus()),
    );
    await step('requires the password', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
      await expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
        'Password is required',
      );
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('submits with the password', async () => {
      await userEvent.type(dialog.getByLabelText('Your password'), 'Tenali#16');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Also delete my stories' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        password: 'Tenali#16',
        code: '',
        deletes_stories: true,
      });
    });
  },
};

export const NotDeleted: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const dialog = await openedDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An account that was created with Google: disabled until Google has confirmed the person. */
export const WithGoogle: Story = {
  tags: ['played'],
  args: { hasPassword: false, providerButton: <GoogleButton />, hasStories: false },
  play: async ({ canvas, args }) => {
    const dialog = await openedDialog(canvas);
    await expect(dialog.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete permanently' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ConfirmedByGoogle: Story = {
  tags: ['behaviour'],
  args: { hasPassword: false, providerButton: <GoogleButton />, isConfirmed: true, hasStories: false },
  play: async ({ canvas, args }) => {
    const dialog = await openedDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: '', code: '', deletes_stories: false });
  },
};

/** The confirmation names the provider of the account. */
export const ConfirmedByProvider: Story = {
  tags: ['behaviour'],
  args: { hasPassword: false, providerName: 'Sarayu School', isConfirmed: true, hasStories: false },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas);
    await expect(dialog.getByText('Sarayu School has confirmed that it is you.')).toBeVisible();
  },
};

async function open({ canvas }: { canvas: ReturnType<typeof within> }) {
  await openedDialog(canvas);
}

export const Busy: Story = { tags: ['played'], args: { loading: true }, play: open };
export const ServerRefused: Story = {
  tags: ['played'],
  args: { error: 'The password is not right.' },
  play: open,
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: { error: longRefusal },
  play: open,
  globals: onPhone,
};
export const Phone: Story = { tags: ['behaviour'], play: open, globals: onPhone };
export const Hindi: Story = { tags: ['behaviour'], play: open, globals: inHindi };
export const Urdu: Story = { tags: ['behaviour'], play: open, globals: inUrdu };
export const PalmLeaf: Story = { tags: ['behaviour'], play: open, globals: inPalmLeaf };
