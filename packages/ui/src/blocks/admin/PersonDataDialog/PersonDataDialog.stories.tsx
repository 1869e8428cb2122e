import { anAdminUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../stories/contents.ts';
import { LONG_WORD, longRefusal } from '../../../stories/longText.ts';
import { PersonDataDialog } from './PersonDataDialog.tsx';

const meta = {
  title: 'Blocks/Administration/PersonDataDialog',
  component: PersonDataDialog,
  args: { request: 'remove', person: anAdminUser(), onClose: fn(), onConfirm: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PersonDataDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Their stories stay unless they have asked for that, too. */
export const Remove: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Delete the account of Aditi Rao?' });
    const confirm = screen.getByRole('button', { name: 'Delete the account' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Asked by letter ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Delete their published stories, too' }));
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith({ reason: 'Asked by letter', deletes_stories: true });
  },
  parameters: contents<Story>({
    long: { person: anAdminUser({ display_name: LONG_WORD }), error: longRefusal },
  }),
};

/** A file that is handed to the person, not read. */
export const Export: Story = {
  args: { request: 'export' },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Export the data of Aditi Rao' });
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Asked by letter');
    await userEvent.click(screen.getByRole('button', { name: 'Save the file' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ reason: 'Asked by letter', deletes_stories: false });
  },
};
export const Busy: Story = { args: { loading: true } };
