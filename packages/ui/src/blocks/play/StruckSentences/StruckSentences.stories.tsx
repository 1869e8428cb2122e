import { STRIKE_REASONS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { StruckSentences } from './StruckSentences.tsx';

const meta = {
  title: 'Components/Playing/StruckSentences',
  component: StruckSentences,
  args: {
    language: 'en',
    struck: [
      { text: "'Take my boat,' you say.", reason: 'speech' },
      { text: 'He dies at the oar.', reason: 'death' },
    ],
  },
} satisfies Meta<typeof StruckSentences>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line, until somebody wants to know. */
export const Default: Story = {
  name: 'Closed',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('2 sentences of the model taken back. This turn costs no credits.'),
    ).toBeVisible();
    await expect(canvas.getByText('He dies at the oar.')).not.toBeVisible();
  },
  parameters: contents<Story>({
    long: { open: true, struck: [{ text: 'He rows on and on and on. '.repeat(40), reason: 'time' }] },
  }),
};

/** The sentences, struck through, and why each was. */
export const Open: Story = {
  tags: ['played'],
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByText('2 sentences of the model taken back. This turn costs no credits.'),
    );
    await expect(canvas.getByText('He dies at the oar.')).toBeVisible();
    await expect(canvas.getByText('It puts words into your mouth.')).toBeVisible();
  },
};

/** Each reason. */
export const EveryReason: Story = {
  args: { open: true, struck: STRIKE_REASONS.map((reason) => ({ text: 'The river stops.', reason })) },
  play: async ({ canvas }) => {
    const reasons = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(new Set(reasons).size).toBe(STRIKE_REASONS.length);
  },
};

/** The server holds back what would tell a secret or do harm: only the reason is shown. */
export const HeldBack: Story = {
  args: {
    open: true,
    struck: [
      { text: '', reason: 'secret' },
      { text: '', reason: 'harm' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const reasons = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(reasons).toEqual([
      'It tells what the story has yet to tell.',
      expect.stringMatching(/^It hurts people outside the story .* Its words are not stored\.$/),
    ]);
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

/** Nothing was struck. */
export const None: Story = {
  tags: ['behaviour'],
  args: { struck: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};
