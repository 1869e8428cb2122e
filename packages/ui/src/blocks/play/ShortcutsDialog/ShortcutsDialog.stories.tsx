import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../../stories/globals.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const meta = {
  title: 'Blocks/Play/ShortcutsDialog',
  component: ShortcutsDialog,
  args: { isOpen: true, onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: onDesktop,
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible());
    await expect(screen.getByText('Write your own action')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: onPhone };
export const Hindi: Story = { globals: { ...onDesktop, ...inHindi } };
export const Urdu: Story = { globals: { ...onDesktop, ...inUrdu } };
export const PalmLeaf: Story = { globals: { ...onDesktop, ...inPalmLeaf } };
