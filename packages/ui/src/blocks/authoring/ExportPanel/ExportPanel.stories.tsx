import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { ExportPanel } from './ExportPanel.tsx';

const meta = {
  title: 'Components/Writing/ExportPanel',
  component: ExportPanel,
  args: { onExport: fn() },
} satisfies Meta<typeof ExportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'All formats',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Twine (Twee 3)' }));
    await expect(args.onExport).toHaveBeenCalledWith('twee');
  },
  parameters: contents<Story>({ long: 'words' }),
};

export const Failed: Story = {
  args: { error: 'The file could not be made. Your story is safe. Try again.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your story is safe');
    await userEvent.click(canvas.getByRole('button', { name: 'To play (one HTML file)' }));
    await expect(args.onExport).toHaveBeenCalledWith('page');
  },
};
