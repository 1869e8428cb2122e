import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withLongWords } from '../../../stories/longWords.tsx';
import { ExportPanel } from './ExportPanel.tsx';

const meta = {
  title: 'Blocks/Authoring/ExportPanel',
  component: ExportPanel,
  args: { onExport: fn() },
} satisfies Meta<typeof ExportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Twine (Twee 3)' }));
    await expect(args.onExport).toHaveBeenCalledWith('twee');
  },
};
export const LongText: Story = { decorators: [withLongWords] };
