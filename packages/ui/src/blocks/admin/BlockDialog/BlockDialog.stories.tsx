import { anAdminUser, fixtureInstant } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { BlockDialog } from './BlockDialog.tsx';

const blocked = anAdminUser({ blocked_at: fixtureInstant(18), blocked_reason: 'Insults' });

const meta = {
  title: 'Components/Administration/BlockDialog',
  component: BlockDialog,
  args: { person: anAdminUser(), onClose: fn(), onConfirm: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof BlockDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reason is required. */
export const Block: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Block Aditi Rao' });
    const confirm = screen.getByRole('button', { name: 'Block' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Insults');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith('Insults');
  },
  parameters: contents<Story>({
    long: {
      person: anAdminUser({ ...blocked, blocked_reason: longRefusal }),
      error: longRefusal,
    },
  }),
};

/** Unblocking shows the reason for the block. */
export const Unblock: Story = {
  args: { person: blocked },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Unblock Aditi Rao' });
    await expect(screen.getByText(/blocked with this reason: Insults/)).toBeVisible();
  },
};
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = {
  tags: ['behaviour'],
  args: { error: 'The last administrator cannot be blocked.' },
};
export const Closed: Story = { tags: ['behaviour'], args: { person: undefined } };
