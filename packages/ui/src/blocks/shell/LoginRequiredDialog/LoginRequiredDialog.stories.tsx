import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SETTLING_MS } from '../../../hooks/useDeliberateClose.ts';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../stories/globals.ts';
import { LoginRequiredDialog } from './LoginRequiredDialog.tsx';

const meta = {
  title: 'Blocks/Shell/LoginRequiredDialog',
  component: LoginRequiredDialog,
  args: { isOpen: true, onStay: fn(), onContinue: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof LoginRequiredDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on the way forward, so that Enter goes on. */
export const Default: Story = {
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    await step('says why', async () => {
      await expect(dialog).toHaveAccessibleDescription('You need to be logged in to access this feature');
    });
    await step('Enter goes on', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to Login' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onContinue).toHaveBeenCalledOnce();
    });
    await step('the other button stays', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Stay Here' }));
      await expect(args.onStay).toHaveBeenCalledOnce();
    });
  },
};

export const EscapeAndTheScrimStay: Story = {
  globals: onDesktop,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onStay).toHaveBeenCalledTimes(2);
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const AnotherReason: Story = {
  args: { message: 'Please log in to continue playing.' },
  play: async () => {
    await expect(await screen.findByText('Please log in to continue playing.')).toBeInTheDocument();
  },
};

function Refusal() {
  const [refusal, setRefusal] = useState<string | undefined>('Failed to start game session');
  return (
    <LoginRequiredDialog
      isOpen={refusal !== undefined}
      message={refusal}
      onStay={() => setRefusal(undefined)}
      onContinue={() => setRefusal(undefined)}
    />
  );
}

/** Its words stay until it is gone, also where they are forgotten when it closes. */
export const ReasonUntilTheEnd: Story = {
  render: () => <Refusal />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const told = new Set<string | null>();
    const tell = () => told.add(dialog.textContent);
    tell();
    const watcher = new MutationObserver(tell);
    watcher.observe(dialog, { subtree: true, childList: true, characterData: true });
    await userEvent.click(screen.getByRole('button', { name: 'Stay Here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watcher.disconnect();
    await expect([...told]).toEqual([expect.stringContaining('Failed to start game session')]);
  },
};

export const LongText: Story = {
  args: { message: 'Your session has ended. You come back to this page afterwards. '.repeat(8) },
  globals: onPhone,
};

export const Closed: Story = { args: { isOpen: false } };
export const Phone: Story = { globals: onPhone };
export const Hindi: Story = { args: { message: 'आगे खेलने के लिए लॉग इन कीजिए।' }, globals: inHindi };
export const Urdu: Story = { args: { message: 'آگے کھیلنے کے لیے لاگ اِن کیجیے۔' }, globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
export const PalmLeafPhone: Story = { globals: { ...inPalmLeaf, ...onPhone } };
