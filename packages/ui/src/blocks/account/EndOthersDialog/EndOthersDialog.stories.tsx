import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { EndOthersDialog } from './EndOthersDialog.tsx';

const meta = {
  title: 'Components/Account/EndOthersDialog',
  component: EndOthersDialog,
  args: { open: true, onOpenChange: fn(), onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof EndOthersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Sign out everywhere else',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' });
    await expect(dialog).toHaveAccessibleDescription('All other browsers will have to sign in again.');
    await userEvent.type(screen.getByLabelText('Your password'), 'Tenali#16{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Tenali#16', '');
    await userEvent.click(screen.getByRole('button', { name: 'Leave them signed in' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
export const Busy: Story = {
  args: { loading: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Signing out...' })).toBeVisible();
  },
};
