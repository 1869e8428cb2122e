import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { aReport } from '../../../testing/reports.ts';
import { DecideReportDialog } from './DecideReportDialog.tsx';

const report = aReport();

const meta = {
  title: 'Components/Administration/DecideReportDialog',
  component: DecideReportDialog,
  args: { asked: { report, decision: 'note' }, onClose: fn(), onConfirm: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof DecideReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A message to the author is required. */
export const AskForAChange: Story = {
  tags: ['played'],
  play: async ({ args }) => {
    const send = await screen.findByRole('button', { name: 'Send the letter' });
    await expect(send).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'The letter to the author' }), ' Be kinder. ');
    await userEvent.click(send);
    await expect(args.onConfirm).toHaveBeenCalledWith('Be kinder.');
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};

/** Keeping the passage needs no message to the author. */
export const Keep: Story = {
  args: { asked: { report, decision: 'dismiss' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close the report' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};
export const Remove: Story = { args: { asked: { report, decision: 'archive' } } };
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = {
  tags: ['behaviour'],
  args: { error: 'Somebody else has decided this report.' },
};
export const Closed: Story = { tags: ['behaviour'], args: { asked: undefined } };
