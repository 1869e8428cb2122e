import { ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop } from '../../stories/globals.ts';
import { playing, playScreenSetUp } from '../../stories/playScreenSetUp.tsx';
import { PlayScreen } from './PlayScreen.tsx';

const meta = {
  title: 'Screens/Playing/PlayScreen',
  tags: ['behaviour'],
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing({
    session: { choices: ferrymanHistory[3]?.choices, can_redo: true },
    actions: { redo: fn(), retell: fn() },
    draft: 'I sing.',
  }),
  globals: onDesktop,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the browser goes on with it. */
const isPressed = (element: Element, repeat: boolean) => fireEvent.keyDown(element, { key: 'Enter', repeat });

/** A browser presses what has the focus as often as a held key repeats. It must not: every turn is paid. */
export const EnterHeldDown: Story = {
  play: async ({ canvas, step }) => {
    const buttons = [/^Continue/, /^Close your fist/, /^Tell it another way/, /^Undo/].map((name) =>
      canvas.getByRole('button', { name }),
    );
    for (const element of [...buttons, canvas.getByRole('textbox')])
      await step(element.textContent || 'the field', async () => {
        await expect(await isPressed(element, false)).toBe(true);
        await expect(await isPressed(element, true)).toBe(false);
      });
    await step('an answer of a dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
      const keep = await screen.findByRole('button', { name: 'Keep it' });
      await expect(await isPressed(keep, true)).toBe(false);
    });
  },
};

/** The second click of a double click would meet the next choice, or pay for one more turn. */
export const DoubleClick: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Close your fist/ }));
    await expect(args.actions.choose).toHaveBeenCalledOnce();
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Continue/ }));
    await expect(args.actions.act).toHaveBeenCalledOnce();
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Tell it another way/ }));
    await expect(args.actions.retell).toHaveBeenCalledOnce();
  },
};

/** Redo costs nothing, and several turns are brought back one after the other. */
export const RedoInARow: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Redo' }));
    await expect(args.actions.redo).toHaveBeenCalledTimes(2);
  },
};

/** On a phone the answer lies where Undo was pressed: its double click asks, and does not answer. */
export const DoubleClickOnUndo: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    const confirm = await screen.findByRole('button', { name: 'Take it back' });
    await fireEvent.click(confirm, { detail: 2 });
    await expect(args.actions.act).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await expect(args.actions.act).toHaveBeenCalledWith('undo');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
