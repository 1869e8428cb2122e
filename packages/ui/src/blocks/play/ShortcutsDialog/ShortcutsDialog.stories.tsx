import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop, onPhone } from '../../../testing/globals.ts';
import { withLongWords } from '../../../testing/longWords.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const meta = {
  title: 'Components/Playing/ShortcutsDialog',
  component: ShortcutsDialog,
  args: { open: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: onDesktop,
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'All keys',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible());
    await expect(screen.getByText('Write your own action')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** Keys for features that the app lacks are not listed. */
export const WithoutSomeKeys: Story = {
  args: { unavailableKeys: ['M', 'R'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible());
    await expect(screen.queryByText('Your tale')).toBeNull();
    await expect(screen.queryByText('Read the newest part again')).toBeNull();
    await expect(screen.getByText('Why this?')).toBeVisible();
  },
};
export const LongText: Story = { tags: ['behaviour'], decorators: [withLongWords], globals: onDesktop };
/** A list higher than the screen starts at its title, with the closing button in view. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    const title = screen.getByRole('heading', { name: 'Keyboard shortcuts' });
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
