import { anAdminUser } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { PersonDataDialog, type PersonDataDialogProps } from './PersonDataDialog.tsx';

const meta = {
  title: 'Components/Administration/PersonDataDialog',
  component: PersonDataDialog,
  args: { request: 'remove', person: anAdminUser(), onClose: fn(), onConfirm: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PersonDataDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The person's stories stay unless the person asked to delete them too. */
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

/** The dialog exports a file for the person; the administrator does not read it. */
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
function Reopened({ person, ...args }: PersonDataDialogProps) {
  const [loaded, setLoaded] = useState(person);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setLoaded(loaded && { ...loaded, display_name: 'Aditi R.' })}>
        Load again
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <PersonDataDialog {...args} person={isOpen ? loaded : undefined} onClose={() => setIsOpen(false)} />
    </>
  );
}

export const KeepsWhatIsTyped: Story = {
  tags: ['behaviour'],
  render: (args) => <Reopened {...args} />,
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'By letter');
    await userEvent.click(screen.getByRole('checkbox'));
    await fireEvent.click(screen.getByText('Load again'));
    await screen.findByRole('dialog', { name: 'Delete the account of Aditi R.?' });
    await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('By letter');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await fireEvent.click(screen.getByText('Open'));
    await screen.findByRole('dialog');
    await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
    await expect(screen.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Busy: Story = { args: { loading: true } };
