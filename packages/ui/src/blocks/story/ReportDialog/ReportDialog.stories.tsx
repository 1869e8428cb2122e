import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { ReportDialog } from './ReportDialog.tsx';

const meta = {
  title: 'Components/Story page/ReportDialog',
  component: ReportDialog,
  args: { open: true, onOpenChange: fn(), storyTitle: 'The Churning', onSubmit: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reader chooses a kind, and may add an explanation. */
export const OfAStory: Story = {
  tags: ['played'],
  play: async ({ args }) => {
    const send = await screen.findByRole('button', { name: 'Send report' });
    await expect(send).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is wrong?' }), 'broken');
    await userEvent.type(screen.getByRole('textbox'), ' It stops at the well. ');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'broken', words: 'It stops at the well.' });
  },
  parameters: contents<Story>({ long: { storyTitle: `The ${LONG_WORD}`, error: longRefusal } }),
};

/** “Something else” requires an explanation. */
export const SomethingElse: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'other');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(screen.getByText('Please say what is wrong')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const OfATurn: Story = {
  args: { storyTitle: undefined },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Report this passage' });
  },
};
export const Busy: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'Your report was not sent. Please try again.' } };

/** After sending, a thank-you replaces the form. */
export const Sent: Story = {
  args: { isSent: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Thank you' });
    await expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Closed: Story = { tags: ['behaviour'], args: { open: false } };

/** A youth account chooses a kind, and cannot add an explanation. */
export const WithoutWords: Story = {
  args: { hasWords: false },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};
