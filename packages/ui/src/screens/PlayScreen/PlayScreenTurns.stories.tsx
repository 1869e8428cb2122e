import { ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop } from '../../testing/globals.ts';
import { longLog } from '../../testing/longLog.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import { ferrymanEntries, PlayDemo } from '../../testing/playStories.tsx';

const newest = ferrymanHistory[3]!;
const { choices } = newest;

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing(),
  globals: onDesktop,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a connection there is a quiet bar, no error, and the typed words stay. */
export const Offline: Story = {
  args: playing({ session: { choices }, isOffline: true, draft: 'I hold out the lamp.' }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You are offline.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), ' And wait.{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('I hold out the lamp. And wait.');
    canvas.getByRole('textbox').blur();
    await userEvent.keyboard('c1');
    await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }));
    await expect(args.actions.act).not.toHaveBeenCalled();
    await expect(args.actions.choose).not.toHaveBeenCalled();
  },
};

function WithMeantChoice({ session, actions, ...args }: ComponentProps<typeof PlayScreen>) {
  const [isTakingTurn, setIsTakingTurn] = useState(true);
  return (
    <PlayDemo
      {...args}
      session={session && { ...session, isTakingTurn }}
      actions={{ ...actions, back: () => setIsTakingTurn(false) }}
    />
  );
}

/** "Did you mean …?" is announced when the choices appear. */
export const MeantChoiceIsHeard: Story = {
  tags: ['behaviour'],
  args: playing({ session: { choices, newest_turn: { ...newest, perhaps_meant: choices[0]!.text } } }),
  render: (args) => <WithMeantChoice {...args} />,
  play: async ({ canvas, args }) => {
    const heard = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    const question = `Did you mean this? ${args.session?.newest_turn?.perhaps_meant}`;
    await expect(heard()).not.toContain(question);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(heard()).toContain(question));
  },
};

/** Redo can restore an undone turn until a new turn is told. */
export const AfterUndo: Story = {
  tags: ['played'],
  args: playing({ session: { can_redo: true }, actions: { redo: fn() }, credits: 62 }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(args.actions.redo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }));
    await expect(canvas.queryByText(/cannot be reversed/)).toBeNull();
  },
};

export const NothingToUndo: Story = {
  tags: ['behaviour'],
  args: playing({ session: { can_undo: false } }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('u');
    await expect(args.actions.act).not.toHaveBeenCalled();
  },
};

/** The newest turn can be told another way, and the game can continue from each telling. */
export const RetoldTurn: Story = {
  args: playing({
    session: { newest_turn: { id: 'second', tellings: ['first', 'second'] } },
    actions: { chooseRetelling: fn(), retell: fn(), copy: fn() },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Telling 2 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous telling' }));
    await expect(args.actions.chooseRetelling).toHaveBeenCalledWith('first');
    await userEvent.click(canvas.getByRole('button', { name: 'Tell it another way · 1 credit' }));
    await expect(args.actions.retell).toHaveBeenCalledOnce();
  },
};

/** A new game begins at an earlier turn, after a confirmation. */
export const BeginningAgain: Story = {
  tags: ['behaviour'],
  args: playing({ actions: { branch: fn() } }),
  play: async ({ canvas, args }) => {
    const begin = async () => {
      await userEvent.hover(canvas.getByText(/^“You row like your father/));
      await userEvent.click(await canvas.findByRole('button', { name: 'Begin again from here' }));
      const dialog = await screen.findByRole('dialog', { name: 'Begin again from here?' });
      await expect(within(dialog).getByText(/^“You row like your father/)).toBeInTheDocument();
    };
    await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.actions.branch).not.toHaveBeenCalled();
    await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Begin again' }));
    await expect(args.actions.branch).toHaveBeenCalledWith(
      ferrymanEntries.find(({ content }) => String(content).startsWith('“You row like your father')),
    );
  },
};

/** Ten thousand entries, of which the page renders only those near the reader. */
export const LongSession: Story = {
  tags: ['behaviour', 'no-visual'],
  args: playing({
    session: { entries: longLog(10_000), has_earlier: true, choices },
    actions: { showEarlier: fn(), branch: fn(), copy: fn() },
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1000);
  },
};

/** A notice above the tale offers a newer version of the story, but not during a turn. */
export const NewerVersion: Story = {
  args: playing({
    session: { choices, newer_version: { number: 2, note: 'The ford has moved a little.' } },
    actions: { move: fn(), stay: fn() },
  }),
  play: async ({ canvas, args }) => {
    const offer = within(canvas.getByRole('region', { name: 'Version 2 of this story is published.' }));
    await userEvent.click(offer.getByRole('button', { name: 'Go on in version 2' }));
    await expect(args.actions.move).toHaveBeenCalledOnce();
    await userEvent.click(offer.getByRole('button', { name: 'Stay on mine' }));
    await expect(args.actions.stay).toHaveBeenCalledOnce();
  },
};
