import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftConflict } from './DraftConflict.tsx';

const meta = {
  title: 'Components/Writing/DraftConflict',
  component: DraftConflict,
  args: { onKeepMine: fn(), onTakeTheirs: fn() },
} satisfies Meta<typeof DraftConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neither draft is lost until the author has chosen. */
export const Default: Story = {
  name: 'Two drafts',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing has been overwritten.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other one' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with this one' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
  },
};
