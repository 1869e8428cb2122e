import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../stories/contents.ts';
import { ExportPanel } from './ExportPanel.tsx';

const meta = {
  title: 'Blocks/Writing/ExportPanel',
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
