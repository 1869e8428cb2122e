import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop } from '../../../stories/globals.ts';
import { withLongWords } from '../../../stories/longWords.tsx';
import { UndoDialog } from './UndoDialog.tsx';

const meta = {
  title: 'Blocks/Playing/UndoDialog',
  component: UndoDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  globals: onDesktop,
} satisfies Meta<typeof UndoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Take back the last part?' })).toBeVisible(),
    );
    const cancel = screen.getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(cancel);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
/** Where there is a Redo, it says so, and not that nothing can be done. */
export const Reversible: Story = {
  args: { isReversible: true },
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Take back the last part?' }),
    ).toHaveAccessibleDescription(/Redo brings it back until the story goes on\.$/);
  },
};
/** In a story whose author asks XP for it. */
export const WithAPrice: Story = {
  args: { isReversible: true, cost: 3 },
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Take back the last part?' }),
    ).toHaveAccessibleDescription(/until the story goes on\. Costs 3 XP\.$/);
  },
};
export const LongText: Story = { tags: ['behaviour'], decorators: [withLongWords], globals: onDesktop };
