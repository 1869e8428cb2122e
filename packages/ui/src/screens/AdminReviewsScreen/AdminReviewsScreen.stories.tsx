import {
  fixtureInstant,
  fixtureReviews,
  hindiStory,
  overlongStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { inAdminShell } from '../../testing/inAdminShell.tsx';
import { shows } from '../../testing/plays.ts';
import { AdminReviewsScreen } from './AdminReviewsScreen.tsx';

const [first, second] = fixtureReviews;

const meta = {
  title: 'Screens/Administration/AdminReviewsScreen',
  component: AdminReviewsScreen,
  args: {
    reviews: fixtureReviews,
    onValueChange: fn(),
    onApprove: fn(),
    onReject: fn(),
    onRetry: fn(),
    now: fixtureInstant(20),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inAdminShell({ section: 'reviews' })],
} satisfies Meta<typeof AdminReviewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The oldest story is shown until another is chosen. */
export const Full: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(first?.story.title ?? '');
    await userEvent.click(canvas.getByRole('button', { name: /Hour of Lamps/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith(second?.story.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve and publish' }));
    await expect(args.onApprove).toHaveBeenCalledWith(first?.story.id);
  },
};
export const AnotherChosen: Story = { tags: ['behaviour'], args: { value: second?.story.id } };
export const Loading: Story = { tags: ['behaviour'], args: { reviews: undefined } };
export const Empty: Story = {
  args: { reviews: [] },
  play: shows(/No stories to review/),
};
/** Both buttons are disabled while the story is being published. */
export const Approving: Story = { args: { busy: 'approve' } };
export const Failed: Story = {
  args: { reviews: undefined, error: 'Failed to fetch data. Please try again.' },
};

const everyKind = {
  reviews: [overlongStory, hindiStory, urduStory].map((story) => ({
    story,
    submitted_at: fixtureInstant(19),
    note: '',
    version: 1,
    is_update: false,
  })),
};
export const LongText: Story = { tags: ['behaviour'], args: everyKind };
export const Phone: Story = { tags: ['behaviour'], args: everyKind, globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { ...everyKind, value: hindiStory.id },
  globals: inHindi,
};
export const Urdu: Story = {
  tags: ['behaviour'],
  ...Phone,
  args: { ...everyKind, value: urduStory.id },
  globals: { ...inUrdu, ...onPhone },
};
