import { fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { RemoveStoryDialog } from './RemoveStoryDialog.tsx';

const meta = {
  title: 'Components/Administration/RemoveStoryDialog',
  component: RemoveStoryDialog,
  args: { story: { id: fixtureId('story', 1), title: 'The Ferry' }, onClose: fn(), onConfirm: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof RemoveStoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Deleting cannot be undone, so a reason is required. */
export const Default: Story = {
  name: 'A story to delete',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Delete “The Ferry”?' });
    const confirm = screen.getByRole('button', { name: 'Delete' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' It names a neighbour. ');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith('It names a neighbour.');
  },
  parameters: contents<Story>({
    long: { story: { id: fixtureId('story', 2), title: LONG_WORD }, error: longRefusal },
  }),
};

export const Closed: Story = { tags: ['behaviour'], args: { story: undefined } };
export const Busy: Story = { args: { loading: true } };
