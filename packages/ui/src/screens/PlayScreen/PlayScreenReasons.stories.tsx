import { aSession, aTurnReasons } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { ferrymanEntries, PlayDemo } from '../../testing/playStories.tsx';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { PlayScreen } from './PlayScreen.tsx';

const newest = ferrymanEntries.at(-1)!;

const base = {
  session: { reasons: { data: aTurnReasons() } },
  actions: { openReasons: fn() },
};

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing(base),
  globals: onDesktop,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const panelOf = (canvas: Canvas) => canvas.queryByRole('complementary', { name: 'Why this?' });

/** A tool of the newest turn opens "Why this?", and gets the focus back on closing. */
export const FromTheTool: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args, step }) => {
    const tool = within(canvas.getByRole('log')).getByRole('button', { name: 'Why this?' });
    await step('it opens, and its reasons are asked for', async () => {
      await userEvent.click(tool);
      await waitFor(() => expect(panelOf(canvas)).toHaveFocus());
      await expect(args.actions.openReasons).toHaveBeenCalledOnce();
      await expect(args.actions.openReasons).toHaveBeenCalledWith(newest.turn_id);
      await expect(tool).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(canvas.getByText('Tenali, built in')).toBeVisible());
    });
    await step('and closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(panelOf(canvas)).toBeNull();
      await expect(tool).toHaveFocus();
      await expect(tool).toHaveAttribute('aria-pressed', 'false');
    });
  },
};

/** A shortcut opens and closes "Why this?", fetches the reasons each time, and is in the list of keys. */
export const ReasonsByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('w');
    await waitFor(() => expect(panelOf(canvas)).toHaveFocus());
    await userEvent.keyboard('w');
    await expect(panelOf(canvas)).toBeNull();
    await userEvent.keyboard('w');
    await expect(args.actions.openReasons).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(keys.getByText('Why this?')).toBeInTheDocument();
  },
};

/** The open panel follows the newest turn. */
export const AfterANewTurn: Story = {
  tags: ['behaviour', 'no-visual'],
  render: function AfterAChoice({ session, actions, ...args }) {
    const [hasChosen, setHasChosen] = useState(false);
    const entries = hasChosen ? ferrymanEntries : ferrymanEntries.slice(0, -2);
    const { choices } = aSession().session_data;
    return (
      <PlayDemo
        {...args}
        session={session && { ...session, entries, choices }}
        actions={{ ...actions, choose: () => setHasChosen(true) }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('w');
    await expect(args.actions.openReasons).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Close your fist/ }));
    await expect(args.actions.openReasons).toHaveBeenCalledTimes(2);
    await expect(args.actions.openReasons).toHaveBeenLastCalledWith(newest.turn_id);
    await waitFor(() => expect(panelOf(canvas)).toBeInTheDocument());
  },
};

/** A turn that is being told has no reasons yet; the reasons of the turn before are hidden. */
export const WhileATurnRuns: Story = {
  tags: ['behaviour'],
  args: playing(base, {
    session: {
      entries: [...ferrymanEntries, { id: 'new', type: 'narrative', content: 'The coin', isArriving: true }],
      isTakingTurn: true,
    },
  }),
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('w');
    await waitFor(() => expect(panelOf(canvas)).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.queryByText('Tenali, built in')).toBeNull();
    await expect(args.actions.openReasons).not.toHaveBeenCalled();
  },
};

export const ReasonsFailed: Story = {
  tags: ['behaviour'],
  args: playing(base, {
    session: { reasons: { error: 'The reasons could not be loaded. Please try again.' } },
  }),
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('w');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.actions.openReasons).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(panelOf(canvas)).toBeInTheDocument());
  },
};

export const ReasonsOnPhone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const sign = () =>
      within(canvas.getByRole('log')).getAllByRole('button', { name: 'Actions for this part' }).at(-1)!;
    const ask = async () => {
      await userEvent.click(sign());
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Why this?' }));
    };
    await ask();
    const sheet = await screen.findByRole('dialog', { name: 'Why this?' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sign()).toHaveFocus());
    await ask();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Why this?' })).toBeVisible());
  },
};

/** Without reasons in the app, there is neither tool nor shortcut. */
export const ReasonsNotOffered: Story = {
  tags: ['behaviour', 'no-visual'],
  args: playing(),
  play: async ({ canvas }) => {
    await userEvent.keyboard('w');
    await expect(panelOf(canvas)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Why this?' })).toBeNull();
  },
};
