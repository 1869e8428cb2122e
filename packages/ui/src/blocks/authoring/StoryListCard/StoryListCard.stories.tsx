import {
  aCategory,
  aMyStory,
  aStory,
  bareStory,
  fixtureInstant,
  overlongStory,
  hindiStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { shows } from '../../../testing/plays.ts';
import { StoryListCard } from './StoryListCard.tsx';

const meta = {
  title: 'Components/Writing/StoryListCard',
  component: StoryListCard,
  args: {
    story: aMyStory(),
    onPublish: fn(),
    onArchive: fn(),
    onRestore: fn(),
    onDelete: fn(),
    onDecisionHide: fn(),
  },
} satisfies Meta<typeof StoryListCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Publish/ }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({
    long: { story: aMyStory({ ...overlongStory, status: 'draft' }) },
    hi: { story: aMyStory({ ...hindiStory, status: 'draft', review_note: 'दूसरे दृश्य का नाम बदल दीजिए।' }) },
    ur: { story: aMyStory({ ...urduStory, status: 'draft', review_note: 'دوسرے منظر کا نام بدل دیجیے۔' }) },
  }),
};
export const InReview: Story = {
  args: { story: aMyStory({ status: 'in_review' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In review')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const SentBack: Story = {
  args: { story: aMyStory({ review_note: 'Please rename the second swan.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent back')).toBeVisible();
    await expect(canvas.getByText('Please rename the second swan.')).toBeVisible();
  },
};
export const ChangesSentBack: Story = {
  tags: ['behaviour'],
  args: {
    story: aMyStory({
      status: 'published',
      has_unpublished_changes: true,
      review_note: 'The new bridge leads nowhere.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Published')).toBeVisible();
    await expect(canvas.getByText('The new bridge leads nowhere.')).toBeVisible();
  },
};
/** It lies in the bin until its day, from which its author can put it back. */
export const InTheBin: Story = {
  args: {
    story: aMyStory({ status: 'archived', deletes_at: '2026-12-24T10:00:00.000Z' }),
    onErase: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Deleted on Dec 24, 2026\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Put back/ }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete for ever/ }));
    await expect(args.onErase).toHaveBeenCalledOnce();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const ArchivedAfterAReport: Story = {
  args: {
    story: aMyStory({
      status: 'archived',
      report_decision: {
        decision: 'archive',
        note: 'It is a copy of another story.',
        decided_at: fixtureInstant(2),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/archived it after a reader’s report/)).toBeVisible();
    await expect(canvas.getByText('It is a copy of another story.')).toBeVisible();
  },
};
const changeAsked = aMyStory({
  status: 'published',
  has_unpublished_changes: true,
  report_decision: {
    decision: 'note',
    note: 'Please be kind to ferrymen.',
    decided_at: fixtureInstant(2),
  },
});
export const ChangeAsked: Story = {
  args: { story: changeAsked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please be kind to ferrymen.')).toBeVisible();
    await expect(canvas.getByText(/You have changed it since it was published/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Hide this note/ })).toBeVisible();
  },
};
/** Focus stays in the card: otherwise Tab would start at the top of the page. */
export const DecisionHidden: Story = {
  tags: ['behaviour'],
  args: { story: changeAsked },
  render: function Hiding(args) {
    const [story, setStory] = useState(args.story);
    return (
      <StoryListCard
        {...args}
        story={story}
        onDecisionHide={() => setStory({ ...story, report_decision: null })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hide this note/ }));
    await expect(canvas.queryByText('Please be kind to ferrymen.')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^View/ })).toHaveFocus();
  },
};
const changedByAdmin = aMyStory({
  status: 'draft',
  admin_act: { number: 3, act: 'edited', kinds: ['text', 'removed', 'details'], at: fixtureInstant(2) },
});
/** The author sees what an administrator did, and where the text before it is stored. */
export const ChangedByAnAdministrator: Story = {
  args: { story: changedByAdmin, onActHide: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('An administrator edited it')).toBeVisible();
    await expect(canvas.getByText(/texts changed · scenes removed/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^What it was before/ })).toHaveAttribute(
      'href',
      expect.stringContaining('?tab=versions'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Hide this note/ }));
    await expect(args.onActHide).toHaveBeenCalledWith(changedByAdmin);
  },
};
export const Refused: Story = { args: { errors: ['Scene “far_bank” can never be reached.'] } };
export const Published: Story = { args: { story: { ...aStory(), review_note: null } } };
export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Publishing/ }));
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};
export const WithNothingOfItsOwn: Story = {
  tags: ['behaviour'],
  args: { story: aMyStory({ ...bareStory, status: 'draft' }) },
};
export const LongCategory: Story = {
  tags: ['behaviour'],
  args: { story: aMyStory({ status: 'draft', category: aCategory({ display_name: LONG_WORD }) }) },
  globals: onPhone,
};

/** Readers still get the published version. */
export const UnpublishedChanges: Story = {
  args: { story: aMyStory({ status: 'published', has_unpublished_changes: true, published_version: 2 }) },
  play: shows(/You have changed it since it was published/),
};
