import { aSession, aSessionEnding } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { ferrymanEntries, PlayDemo } from '../../testing/playStories.tsx';
import { shows } from '../../testing/plays.ts';
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx';

const END: LogEntry = { id: 'end', type: 'completion', content: 'The end' };

const ended = playing({
  session: {
    entries: [...ferrymanEntries, END],
    is_completed: true,
    can_undo: true,
    ending: { data: aSessionEnding() },
  },
  actions: { goBackTo: fn(), beginAgain: fn(), saveCard: fn(), copyLink: fn() },
});

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: ended,
  globals: onDesktop,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A finished session opens on its last page: no field, no commands. */
export const Completed: Story = {
  tags: ['played'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('region', { name: /The Coin Keeps Its Name/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Continue/ })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    // a finished session needs no models
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to the story' })).toHaveAttribute(
      'href',
      `/game/${aSession().story_id}`,
    );
    await expect(canvas.getByRole('link', { name: 'To Home' })).toHaveAttribute('href', '/home');
    await userEvent.click(canvas.getByRole('button', { name: 'Go back to the fork' }));
    await expect(args.actions.goBackTo).toHaveBeenCalledWith(aSessionEnding().forks.at(-1)?.turn_id);
  },
};

/** Actions that the device lacks are not offered. */
export const SharesItsCard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this ending' }));
    await expect(dialog.queryByRole('button', { name: 'Share the picture' })).not.toBeInTheDocument();
    const save = dialog.getByRole('button', { name: 'Save the picture' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(save);
    await expect(args.actions.saveCard).toHaveBeenCalledWith(expect.any(Blob));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the link' }));
    await expect(args.actions.copyLink).toHaveBeenCalledOnce();
  },
};

/** The reader can return to the last part, and undo it there; the focus follows. */
export const LastPartAgain: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the last part again' }));
    await expect(canvas.getByRole('log')).toBeVisible();
    const turn = canvas.getByRole('button', { name: 'Turn the page' });
    await expect(turn).toHaveFocus();
    await step('the buttons are near the log, and not at the edge of the window', async () => {
      const { top } = turn.getBoundingClientRect();
      await expect(top - canvas.getByRole('log').getBoundingClientRect().bottom).toBeLessThan(24);
      const { bottom } = canvas.getByRole('button', { name: 'Undo' }).getBoundingClientRect();
      await expect(innerHeight - bottom).toBeGreaterThanOrEqual(8);
    });
    // readable on a dark scene, even in the light theme
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(getComputedStyle(undo).backgroundColor).toMatch(/^(?!rgba\(0, 0, 0, 0\)$)/);
    await userEvent.click(undo);
    await expect(args.actions.act).toHaveBeenCalledWith('undo');
    await userEvent.click(canvas.getByRole('button', { name: 'Show · 2 XP' }));
    await expect(args.actions.act).toHaveBeenLastCalledWith('show');
    await userEvent.click(turn);
    await expect(canvas.getByRole('region', { name: /The Coin Keeps Its Name/ })).toHaveFocus();
  },
};

export const LastPartAgainOnPhone: Story = { tags: ['played'], ...LastPartAgain, globals: onPhone };

/** A session that ends with its next Continue. */
function LastTurn({ session, actions, ...rest }: PlayScreenProps) {
  const [is_completed, setIsCompleted] = useState(false);
  return (
    <PlayDemo
      {...rest}
      session={session && { ...session, is_completed }}
      actions={{ ...actions, act: () => setIsCompleted(true) }}
    />
  );
}

/** The rewards of an ending are part of the last page, and do not cover it. */
export const EndingWithRewards: Story = {
  tags: ['behaviour'],
  args: playing(ended, { session: { rewards: ['Task completed: Three turns of the wheel. +20 coins'] } }),
  play: shows(/^Task completed/),
};

/** An end that is reached now is read first; the reader then opens the last page. */
export const JustEnded: Story = {
  tags: ['behaviour'],
  render: (args) => <LastTurn {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('log')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the page' }));
    await expect(canvas.getByRole('region', { name: /The Coin Keeps Its Name/ })).toBeVisible();
  },
};
