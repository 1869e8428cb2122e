import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import * as hi from '../../../words/hi.ts';
import * as ur from '../../../words/ur.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { withLongWords } from '../../../testing/longWords.tsx';
import { DeleteSessionDialog } from './DeleteSessionDialog.tsx';

const meta = {
  title: 'Components/Playing/DeleteSessionDialog',
  component: DeleteSessionDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof DeleteSessionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog says what is lost; Enter alone deletes nothing. */
export const Default: Story = {
  name: 'Says what is lost',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this session?' });
    await expect(dialog).toHaveAccessibleDescription(/This cannot be reversed\.$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete session' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete session' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'The session could not be deleted. It is still there; please try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The session could not be deleted. It is still there; please try again.',
    );
  },
  parameters: contents<Story>({
    hi: { error: hi.playFailures.deleteSession.other },
    ur: { error: ur.playFailures.deleteSession.other },
  }),
};

export const LongText: Story = {
  tags: ['behaviour'],
  args: { error: longRefusal },
  decorators: [withLongWords],
};
