import {
  fixtureInstant,
  fixtureReviews,
  hindiStory,
  overlongStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewQueue } from './ReviewQueue.tsx';

const [first, second] = fixtureReviews;

const meta = {
  title: 'Components/Administration/ReviewQueue',
  component: ReviewQueue,
  args: { items: fixtureReviews, value: first?.story.id, onValueChange: fn(), now: fixtureInstant(20) },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof ReviewQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Two stories waiting',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/2 days ago/)).toBeVisible();
    const [shown, next] = canvas.getAllByRole('button');
    await expect(shown).toHaveAttribute('aria-current', 'true');
    await userEvent.click(next as HTMLElement);
    await expect(args.onValueChange).toHaveBeenCalledWith(second?.story.id);
  },
};

const everyKind = {
  items: [hindiStory, urduStory, overlongStory].map((story) => ({ story, submitted_at: fixtureInstant(19) })),
};
export const LongText: Story = { tags: ['behaviour'], args: everyKind };
