import { HANDS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { blankText, hindiText, joinedText, mixedText, urduText } from '../../../testing/signedTexts.ts';
import { Tale } from '../PlayLog/entries/LogEntries.styles.ts';
import { SignedText } from './SignedText.tsx';

const meta = {
  title: 'Components/Playing/SignedText',
  component: SignedText,
  args: mixedText,
  decorators: [(Story) => <Tale>{Story()}</Tale>],
} satisfies Meta<typeof SignedText>;
export default meta;
type Story = StoryObj<typeof meta>;

const handsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-by]')].map(({ dataset, textContent }) => [
    dataset['by'],
    textContent,
  ]);

/** Each stretch has its hand, which nobody sees or hears. */
export const Default: Story = {
  name: 'Unmarked',
  play: async ({ canvasElement }) => {
    await expect(handsIn(canvasElement)).toEqual([
      ['model', 'You set your foot on the plank, and it holds. '],
      ['author', 'The oar bites, and the bank lets go of you.\n\n'],
      ['author', 'Behind, the ghats are lit to the last step. '],
      ['player', '“I will pay in the morning”'],
      ['house', ', you have said, and the river has heard it.'],
    ]);
    await expect(canvasElement.querySelector('[data-model]')).toHaveAttribute('data-model', 'llama-70b');
  },
};

/** A mark before each stretch, and the name of its hand for screen readers, where the hand changes. */
export const Marked: Story = {
  args: { isMarked: true },
  play: async ({ canvasElement }) => {
    const heard = [...canvasElement.querySelectorAll('[data-aside]')].map(({ textContent }) => textContent);
    await expect(heard).toEqual(['The model llama-70b: ', 'The author: ', 'The player: ', 'Kathaloka: ']);
  },
  parameters: contents<Story>({
    hi: { ...hindiText, isMarked: true },
    ur: { ...urduText, isMarked: true },
    long: { ...mixedText, children: mixedText.children.repeat(8), isMarked: true },
  }),
};

/** Blank lines have a hand, of which nobody hears: the hand of the words before counts. */
export const BlankLines: Story = {
  tags: ['behaviour'],
  args: { ...blankText, isMarked: true },
  play: async ({ canvasElement }) => {
    const heard = canvasElement.textContent.trim().split(/\n+/);
    await expect(heard).toEqual([
      'The author: The oar bites.',
      'Kathaloka: Behind, the ghats are lit.',
      'The author: The bank lets go of you.',
      'The river turns.',
    ]);
  },
};

/** A mark takes no room between a word and its comma, whatever its kind. */
export const BeforeComma: Story = {
  tags: ['behaviour'],
  args: { ...joinedText, isMarked: true },
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('[data-by]')].map((stretch) => {
      const range = document.createRange();
      // the last text of a stretch is its words; a name may be before them
      range.selectNodeContents(stretch.lastChild!);
      return range.getBoundingClientRect();
    });
    await expect(edges).toHaveLength(HANDS.length);
    for (const [index, { left }] of edges.slice(1).entries())
      await expect(Math.abs(left - edges[index]!.right)).toBeLessThan(0.5);
  },
};

/** The author’s alone. */
export const OneHand: Story = {
  args: {
    children: 'The ferryman says nothing.',
    parts: [{ by: 'author', from: 0, to: 26 }],
    isMarked: true,
  },
  tags: ['behaviour'],
};

/** A text of the days before: nothing is said of it. */
export const Unknown: Story = {
  tags: ['behaviour'],
  args: { parts: undefined, isMarked: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-by]')).toBeNull();
    await expect(canvasElement).toHaveTextContent(/and it holds\./);
  },
};
