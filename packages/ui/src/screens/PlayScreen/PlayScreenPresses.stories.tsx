import { ferrymanHistory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { onDesktop } from '../../testing/globals.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { PlayScreen } from './PlayScreen.tsx';

const meta = {
  title: 'Screens/Playing/PlayScreen',
  tags: ['behaviour'],
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing({
    session: { choices: ferrymanHistory[3]?.choices, can_redo: true },
    actions: { redo: fn(), retell: fn(), branch: fn() },
    draft: 'I sing.',
  }),
  globals: onDesktop,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns whether the browser performs its default action. */
const isPressed = (element: Element, repeat: boolean) => fireEvent.keyDown(element, { key: 'Enter', repeat });

/** A held Enter must not press the focused button repeatedly: every turn is paid. */
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
      await userEvent.hover(canvas.getByText(/^“You row like your father/));
      await userEvent.click(await canvas.findByRole('button', { name: 'Begin again from here' }));
      const stay = await screen.findByRole('button', { name: 'Stay here' });
      await expect(await isPressed(stay, true)).toBe(false);
    });
  },
};

/** The second click of a double click is ignored: it would hit the next choice, or pay for another turn. */
export const DoubleClick: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Close your fist/ }));
    await expect(args.actions.choose).toHaveBeenCalledOnce();
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Continue/ }));
    await expect(args.actions.act).toHaveBeenCalledOnce();
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(args.actions.act).toHaveBeenCalledTimes(2);
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Tell it another way/ }));
    await expect(args.actions.retell).toHaveBeenCalledOnce();
  },
};

/** Quick clicks on Redo all count: it is free, and restores one turn after another. */
export const RedoInARow: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Redo' }));
    await expect(args.actions.redo).toHaveBeenCalledTimes(2);
  },
};
