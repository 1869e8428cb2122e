import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../stories/globals.ts';
import { withLongWords } from '../../../stories/longWords.tsx';
import { UndoDialog } from './UndoDialog.tsx';

const meta = {
  title: 'Blocks/Play/UndoDialog',
  component: UndoDialog,
  args: { isOpen: true, onCancel: fn(), onConfirm: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  globals: onDesktop,
} satisfies Meta<typeof UndoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Take back the last part?' })).toBeVisible(),
    );
    const cancel = screen.getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};
export const LongText: Story = { decorators: [withLongWords], globals: onDesktop };
export const LongTextOnPhone: Story = { ...LongText, globals: onPhone };
export const Phone: Story = { globals: onPhone };
export const Hindi: Story = { globals: { ...onDesktop, ...inHindi } };
export const Urdu: Story = { globals: { ...onDesktop, ...inUrdu } };
export const PalmLeaf: Story = { globals: { ...onDesktop, ...inPalmLeaf } };
