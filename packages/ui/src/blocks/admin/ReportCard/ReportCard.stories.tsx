import { fixtureInstant, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inUrdu, onPhone } from '../../../testing/globals.ts';
import { LONG_WORD, longRefusal } from '../../../testing/longText.ts';
import { aDecidedReport, aReport } from '../../../testing/reports.ts';
import { ReportCard } from './ReportCard.tsx';

const meta = {
  title: 'Components/Administration/ReportCard',
  component: ReportCard,
  args: { report: aReport(), onDecide: fn(), now: fixtureInstant(20) },
} satisfies Meta<typeof ReportCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reader's words above the passage, and three answers. */
export const OfAPassage: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/spits into the water/)).toBeVisible();
    for (const [name, decision] of [
      ['Keep as it is', 'dismiss'],
      ['Ask for a change', 'note'],
      ['Remove', 'archive'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onDecide).toHaveBeenLastCalledWith(decision);
    }
  },
};
export const OfAStory: Story = {
  tags: ['behaviour'],
  args: { report: aReport({ passage: null, kind: 'broken' }) },
};
export const WithoutWords: Story = {
  tags: ['behaviour'],
  args: { report: aReport({ words: '', passage: null }) },
};

/** A report of a shared link, which can be revoked. */
export const OfALink: Story = {
  tags: ['behaviour'],
  args: { report: aReport({ shared: { token: 'x'.repeat(43) } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A shared link')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the link' })).toHaveAttribute(
      'href',
      `/from/${'x'.repeat(43)}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'End the link' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('revoke');
  },
};

/** Who decided, when, and what the author was told. */
export const Decided: Story = {
  args: { report: aDecidedReport },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The author was asked for a change')).toBeVisible();
    await expect(canvas.getByText(/somebody of his size/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: {
    report: aReport({
      words: `${longRefusal} ${LONG_WORD}`,
      passage: { turn_id: 'turn', text: longRefusal.repeat(3), told_by: LONG_WORD },
    }),
  },
  globals: onPhone,
};
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { report: aReport({ story: { ...aReport().story, title: urduStory.title, language: 'ur' } }) },
  globals: { ...inUrdu, ...onPhone },
};
