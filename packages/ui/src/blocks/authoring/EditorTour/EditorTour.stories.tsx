import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { EditorTour } from './EditorTour.tsx';

const meta = {
  title: 'Components/Writing/EditorTour',
  component: EditorTour,
  args: { open: true, onLeave: fn() },
} satisfies Meta<typeof EditorTour>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter goes from step to step, and focus never leaves the button. */
export const Default: Story = {
  name: 'First step',
  play: async ({ args }) => {
    const next = await screen.findByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toHaveFocus());
    for (const number of [2, 3, 4, 5]) {
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByText(`${number} of 5`)).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Begin writing' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: 'words' }),
};
/** The author can leave the tour at any step. */
export const Left: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
