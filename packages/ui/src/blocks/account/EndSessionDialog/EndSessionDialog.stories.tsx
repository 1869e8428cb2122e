import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { EndSessionDialog } from './EndSessionDialog.tsx';

const meta = {
  title: 'Components/Account/EndSessionDialog',
  component: EndSessionDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), device: 'Chrome on Android' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof EndSessionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Sign out one browser',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out this browser?' });
    await expect(dialog).toHaveAccessibleDescription('Chrome on Android will have to sign in again.');
    await userEvent.click(screen.getByRole('button', { name: 'Leave it signed in' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    long: { device: 'Mozilla/5.0 (Linux; Android 14; SM-A556E Build/UP1A) '.repeat(4), error: longRefusal },
  }),
};
export const UnknownBrowser: Story = {
  tags: ['behaviour'],
  args: { device: '' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Unknown browser will have to sign in again.',
    );
  },
};
export const Busy: Story = { args: { loading: true } };
export const ServerRefused: Story = {
  args: { error: 'Not found' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
  },
};
