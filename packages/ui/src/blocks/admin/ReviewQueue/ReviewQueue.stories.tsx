import {
  fixtureInstant,
  fixtureReviews,
  hindiStory,
  overlongStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';
import { ReviewQueue } from './ReviewQueue.tsx';

const [first, second] = fixtureReviews;

const meta = {
  title: 'Blocks/Admin/ReviewQueue',
  component: ReviewQueue,
  args: { items: fixtureReviews, selectedId: first?.story.id, onSelect: fn(), now: fixtureInstant(20) },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof ReviewQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/2 days ago/)).toBeVisible();
    const [shown, next] = canvas.getAllByRole('button');
    await expect(shown).toHaveAttribute('aria-current', 'true');
    await userEvent.click(next as HTMLElement);
    await expect(args.onSelect).toHaveBeenCalledWith(second?.story.id);
  },
};

const everyKind = {
  items: [hindiStory, urduStory, overlongStory].map((story) => ({ story, submitted_at: fixtureInstant(19) })),
};
export const LongText: Story = { args: everyKind };
export const Phone: Story = { globals: onPhone };
export const Hindi: Story = { args: everyKind, globals: inHindi };
export const Urdu: Story = { args: everyKind, globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
