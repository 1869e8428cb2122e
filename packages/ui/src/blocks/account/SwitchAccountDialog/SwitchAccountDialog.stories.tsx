import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { SwitchAccountDialog } from './SwitchAccountDialog.tsx';

const meta = {
  title: 'Components/Account/SwitchAccountDialog',
  component: SwitchAccountDialog,
  args: { open: true, currentName: 'Til', nextName: 'Hasti', onOpenChange: fn(), onSwitch: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof SwitchAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on the cancelling button, since the link may come from a stranger. */
export const Default: Story = {
  name: 'Asks before it switches',
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in as Hasti?' });
    await step('names the signed-in user', async () => {
      await expect(dialog).toHaveAccessibleDescription(
        'You are signed in as Til. This link signs you out of that account.',
      );
    });
    await step('Enter stays', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Stay signed in as Til' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
      await expect(args.onSwitch).not.toHaveBeenCalled();
    });
    await step('the other button switches', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Sign in as Hasti' }));
      await expect(args.onSwitch).toHaveBeenCalledOnce();
    });
  },
  parameters: contents<Story>({
    long: {
      currentName: 'Krishnadevaraya Vijayanagara Samrat of the Seven Rivers',
      nextName: 'Rajarajeshwari Annapurna Devi Mahalakshmi Venkataraman',
    },
    hi: { currentName: 'तिल', nextName: 'हस्ती' },
    ur: { currentName: 'تِل', nextName: 'ہستی' },
  }),
};
export const Closed: Story = { tags: ['behaviour'], args: { open: false } };
