import { aMyStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { ExpressionField } from '../blocks/authoring/ExpressionField/ExpressionField.tsx';
import { StoryTable } from '../blocks/admin/StoryTable/StoryTable.tsx';
import { StoryListCard } from '../blocks/authoring/StoryListCard/StoryListCard.tsx';
import { StoryHeader } from '../blocks/story/StoryHeader/StoryHeader.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { inUrdu, onPhone } from '../testing/globals.ts';

const meta = {
  title: 'Foundations/Nastaliq',
  tags: ['behaviour'],
  globals: { ...inUrdu, ...onPhone },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The height of a text's strokes above its line, and the ascent and descent of its first font. */
function measured(text: string, face: string, element: HTMLElement) {
  const context = document.createElement('canvas').getContext('2d')!;
  const { fontSize, fontWeight } = getComputedStyle(element);
  context.font = `${fontWeight} ${fontSize} '${face}'`;
  const { actualBoundingBoxAscent: rises } = context.measureText(text);
  context.font = `${fontWeight} ${fontSize} Mukta`;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('A');
  return { rises, ascent, descent };
}

/** The top of the strokes of a button's label. */
function topOfStrokes(button: HTMLElement, label: string): number {
  const letters = document.createRange();
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && walker.currentNode.textContent !== label);
  letters.selectNodeContents(walker.currentNode);
  const { rises, descent } = measured(label, 'Noto Nastaliq Urdu', walker.currentNode.parentElement!);
  return letters.getBoundingClientRect().bottom - descent - rises;
}

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;

/** PLAY is as tall as the buttons beside it, although its loading label needs two lines. */
export const PlayIsNoHigher: Story = {
  render: () => <StoryHeader story={urduStory} onPlay={fn()} onLike={fn()} />,
  play: async ({ canvas }) => {
    const like = heightOf(canvas.getByRole('button', { name: 'پسند کریں' }));
    await expect(heightOf(canvas.getByRole('button', { name: 'کھیلیں' }))).toBeLessThanOrEqual(like + 2);
  },
};

/** The stroke of a kaf ends inside the button, at every size. */
export const StrokesStayInButtons: Story = {
  render: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} size={size} variant="outline">
          کھیلیں
        </Button>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'کھیلیں' })) {
      await expect(topOfStrokes(button, 'کھیلیں')).toBeGreaterThanOrEqual(button.getBoundingClientRect().top);
      await expect(heightOf(button)).toBeLessThanOrEqual(54);
    }
  },
};

const middleOf = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** An icon does not move down with the lowered label beside it. */
export const IconsStayInTheMiddle: Story = {
  render: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} size={size} variant="outline">
          <Play /> کھیلیں
        </Button>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'کھیلیں' }))
      await expect(
        Math.abs(middleOf(button.querySelector('svg')!) - middleOf(button)),
        button.outerHTML,
      ).toBeLessThan(1);
  },
};

/** A field clips everything outside its line: without the stroke of its kaf, کشتی is another word. */
export const FieldsShowWholeLetters: Story = {
  render: () => <TextField aria-label="کام" value="کشتی کھول دو" onValueChange={fn()} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await document.fonts.load("16px 'Nastaliq of Fields'", 'کشتی');
    const { rises, ascent, descent } = measured('کشتی', 'Nastaliq of Fields', field);
    const room = (parseFloat(getComputedStyle(field).lineHeight) + ascent - descent) / 2;
    await expect(rises).toBeLessThanOrEqual(room + 1);
  },
};

export const FieldsAreNoHigher: Story = {
  render: () => <TextField aria-label="نام" value="ادیتی راؤ" onValueChange={fn()} />,
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('textbox'))).toBeLessThanOrEqual(50);
  },
};

/** A sentence of ours that begins with a Latin name is still read from right to left. */
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

/** In authors' and administrators' lists, a category has the same name as on a card. */
export const CategoriesHaveOneName: Story = {
  render: () => (
    <>
      <StoryListCard
        story={aMyStory({ ...urduStory, status: 'draft' })}
        onPublish={fn()}
        onArchive={fn()}
        onRestore={fn()}
      />
      <StoryTable stories={[urduStory]} onFeaturedChange={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('لوک کہانیاں')).toHaveLength(2);
  },
};
