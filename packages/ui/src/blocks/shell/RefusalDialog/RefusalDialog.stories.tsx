import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SETTLING_MS } from '../../../hooks/useDeliberateClose.ts';
import { contents } from '../../../testing/contents.ts';
import { inUrdu, onDesktop } from '../../../testing/globals.ts';
import { RefusalDialog } from './RefusalDialog.tsx';

const meta = {
  title: 'Components/Shell/RefusalDialog',
  component: RefusalDialog,
  args: { open: true, onOpenChange: fn(), onContinue: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof RefusalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on the primary action. */
export const Default: Story = {
  tags: ['played'],
  name: 'Log in first',
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
      await expect(args.onOpenChange).toHaveBeenCalledOnce();
    });
  },
  parameters: contents<Story>({
    long: { message: 'Your session has ended. You come back to this page afterwards. '.repeat(8) },
    hi: { message: 'आगे खेलने के लिए लॉग इन कीजिए।' },
    ur: { message: 'آگے کھیلنے کے لیے لاگ اِن کیجیے۔' },
  }),
};

export const EscapeAndTheScrimStay: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** A guest can also create an account. Most readers who press PLAY have one, so login comes first. */
export const WithRegister: Story = {
  tags: ['behaviour'],
  args: { message: 'Please log in to play this game', onRegister: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Login Required' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to Login' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** For a reader who has never signed in here, the main action is creating an account. */
export const Newcomer: Story = {
  tags: ['behaviour'],
  args: { message: 'Please log in to play this game', onRegister: fn(), isNewcomer: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Login Required' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create account' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to Login' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** For a choice by a reader without an account, the dialog names the choice and says that it is not lost. */
export const Choice: Story = {
  tags: ['played'],
  args: { reason: 'choice', message: 'Row without a word', onRegister: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your choice is kept' });
    await expect(dialog).toHaveAccessibleDescription(/Row without a word/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create account' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to Login' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const PremiumStory: Story = {
  args: { reason: 'premium', message: 'This is a premium story. Please upgrade to play.' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Premium story' });
    await expect(dialog).toHaveAccessibleDescription('This is a premium story. Please upgrade to play.');
    await userEvent.click(screen.getByRole('button', { name: 'Join Waitlist' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Continue to Login' })).toBeNull();
  },
};

export const Failure: Story = {
  args: { reason: 'failure', message: 'Failed to start game session' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'The story did not start' });
    await expect(dialog).toHaveAccessibleDescription('Failed to start game session');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Continue to Login' })).toBeNull();
  },
};

export const AnotherMessage: Story = {
  tags: ['behaviour'],
  args: { message: 'Please log in to continue playing.' },
  play: async () => {
    await expect(await screen.findByText('Please log in to continue playing.')).toBeInTheDocument();
  },
};

function FailingStory() {
  const [refusal, setRefusal] = useState<string | undefined>('Failed to start game session');
  return (
    <RefusalDialog
      open={refusal !== undefined}
      reason={refusal === undefined ? 'login' : 'failure'}
      message={refusal}
      onOpenChange={() => setRefusal(undefined)}
      onContinue={() => setRefusal(undefined)}
    />
  );
}

/** The message stays during the closing animation, even if the parent has cleared it. */
export const ReasonUntilTheEnd: Story = {
  tags: ['behaviour'],
  render: () => <FailingStory />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const texts = new Set<string | null>();
    const recordText = () => texts.add(dialog.textContent);
    recordText();
    const watcher = new MutationObserver(recordText);
    watcher.observe(dialog, { subtree: true, childList: true, characterData: true });
    await userEvent.click(screen.getByRole('button', { name: 'Stay Here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watcher.disconnect();
    await expect([...texts]).toEqual([
      expect.stringMatching(/^The story did not start.*Failed to start game session/),
    ]);
  },
};

export const Closed: Story = { tags: ['behaviour'], args: { open: false } };
export const FailureUrdu: Story = {
  tags: ['behaviour'],
  args: { reason: 'failure', message: 'کہانی شروع نہیں ہو سکی۔' },
  globals: inUrdu,
};
