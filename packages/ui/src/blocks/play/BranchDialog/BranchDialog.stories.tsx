import { ferrymanHistory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop } from '../../../testing/globals.ts';
import { withLongWords } from '../../../testing/longWords.tsx';
import { BranchDialog } from './BranchDialog.tsx';

const meta = {
  title: 'Components/Playing/BranchDialog',
  component: BranchDialog,
  args: {
    open: true,
    text: ferrymanHistory[1]?.ai_response ?? '',
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  globals: onDesktop,
} satisfies Meta<typeof BranchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks before it branches',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Begin again from here?' })).toBeVisible());
    await expect(screen.getByText(/^“Write what you would like to be called/)).toBeVisible();
    const confirm = screen.getByRole('button', { name: 'Begin again' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A text in its own language and direction. */
export const UrduTale: Story = {
  tags: ['behaviour'],
  args: { text: urduStory.story_description, language: 'ur' },
  play: async () => {
    await expect(await screen.findByText(/چراغوں/)).toHaveStyle({ direction: 'rtl' });
  },
};
export const LongText: Story = { tags: ['behaviour'], decorators: [withLongWords], globals: onDesktop };
