import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import * as hi from '../../../words/hi.ts';
import * as ur from '../../../words/ur.ts';
import { longRefusal } from '../../../testing/longText.ts';
import { DownloadMyData } from './DownloadMyData.tsx';

const meta = {
  title: 'Components/Account/DownloadMyData',
  component: DownloadMyData,
  args: { onDownload: fn() },
} satisfies Meta<typeof DownloadMyData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ready to download',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { error: longRefusal } }),
};
export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Collecting...' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { error: 'The file could not be made. Please try again.' },
  parameters: contents<Story>({
    hi: { error: hi.accountFailures.downloadData.other },
    ur: { error: ur.accountFailures.downloadData.other },
  }),
};
