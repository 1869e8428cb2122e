import { aMyStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExpressionField } from '../blocks/authoring/ExpressionField/ExpressionField.tsx';
import { StoryListCard } from '../blocks/authoring/StoryListCard/StoryListCard.tsx';
import { StoryHeader } from '../blocks/story/StoryHeader/StoryHeader.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { inUrdu, onPhone } from '../stories/globals.ts';

const meta = {
  title: 'Foundations/Nastaliq',
  tags: ['behaviour'],
  globals: { ...inUrdu, ...onPhone },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;

/** The label that is shown while the story opens needs two lines, and PLAY is as high as what is beside it all the same. */
export const PlayIsNoHigher: Story = {
  render: () => <StoryHeader story={urduStory} onPlay={fn()} onLike={fn()} />,
  play: async ({ canvas }) => {
    const like = heightOf(canvas.getByRole('button', { name: 'پسند کریں' }));
    await expect(heightOf(canvas.getByRole('button', { name: 'کھیلیں' }))).toBeLessThanOrEqual(like + 2);
  },
};

export const FieldsAreNoHigher: Story = {
  render: () => <TextField aria-label="نام" value="ادیتی راؤ" onValueChange={fn()} />,
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('textbox'))).toBeLessThanOrEqual(50);
  },
};

/** A sentence of ours that begins with a name in Latin letters is still read from right to left. */
export const SentencesBeginWithNames: Story = {
  render: () => (
    <ExpressionField
      label="کیا بدلے"
      kind="effect"
      value="courage + 1; lose lamp"
      names={{ things: ['lamp'], numbers: ['courage'] }}
      onValueChange={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^courage/)).direction).toBe('rtl');
  },
};

/** A category has the name in an author's list that it has on a card. */
export const CategoriesHaveOneName: Story = {
  render: () => (
    <StoryListCard
      story={aMyStory({ ...urduStory, status: 'draft' })}
      onPublish={fn()}
      onArchive={fn()}
      onRestore={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('لوک کہانیاں')).toBeVisible();
  },
};
