import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { LONG_WORD } from '../../testing/longText.ts';
import { Sentence } from './Sentence.tsx';

const meta = {
  title: 'Components/Primitives/Sentence',
  component: Sentence,
  args: { children: 'The scene “دریا کے کنارے!” has no way out.' },
} satisfies Meta<typeof Sentence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Quotes another script',
  play: async ({ canvasElement }) => {
    const sentence = canvasElement.querySelector('span[dir]')!;
    await expect(sentence.textContent).not.toBe('');
    await expect(sentence.querySelectorAll('bdi')).toHaveLength(1);
  },
  parameters: contents<Story>({
    hi: { children: '“(live: 2s)” जैसा यहाँ कुछ नहीं है।' },
    ur: { children: '”<<text_fade "slow">>“ کا یہاں کوئی جوڑ نہیں ہے۔' },
    long: { children: `The scene “${LONG_WORD}” has no way out.` },
  }),
};

/** On an Urdu page, an English message of the server has its full stop at its own end. */
export const English: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <p dir="rtl">
      <Sentence {...args} />
    </p>
  ),
  args: { children: 'The stories failed to load.' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/failed to load/)).direction).toBe('ltr');
  },
};

/** In an Urdu sentence, a quotation at the beginning stands at the right. */
export const BeginsWithLatinLetters: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <p dir="rtl" lang="ur">
      <Sentence {...args} />
    </p>
  ),
  args: { children: '”fade“ کا یہاں کوئی جوڑ نہیں ہے۔' },
  play: async ({ canvas }) => {
    const quoted = canvas.getByText('fade');
    await expect(getComputedStyle(quoted.parentElement!).direction).toBe('rtl');
    const { right } = quoted.getBoundingClientRect();
    await expect(right).toBeGreaterThan(quoted.parentElement!.getBoundingClientRect().right - 20);
  },
};
