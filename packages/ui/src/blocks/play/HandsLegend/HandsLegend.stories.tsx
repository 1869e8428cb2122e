import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { HandsLegend } from './HandsLegend.tsx';

const meta = {
  title: 'Components/Playing/HandsLegend',
  component: HandsLegend,
  args: {
    hands: [
      { by: 'author' },
      { by: 'model', name: 'llama-70b' },
      { by: 'player' },
      { by: 'rule' },
      { by: 'house' },
    ],
  },
} satisfies Meta<typeof HandsLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Every hand',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Whose words these are' });
    await expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'The author',
      'The model llama-70b',
      'The player',
      'The rules',
      'Kathaloka',
    ]);
  },
  parameters: contents<Story>({
    long: { hands: [{ by: 'author' }, { by: 'model', name: 'a-model-with-a-very-long-name-'.repeat(5) }] },
  }),
};

/** How many words each hand has written. */
export const Counted: Story = {
  args: {
    hands: [
      { by: 'author', words: 1204 },
      { by: 'model', name: 'llama-70b', words: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent(
      'The author, 1,204 wordsThe model llama-70b, 1 word',
    );
  },
};

/** A model whose name is unknown. */
export const WithoutAName: Story = {
  args: { hands: [{ by: 'model' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^A model$/);
  },
};

/** Nothing to say. */
export const None: Story = {
  tags: ['behaviour'],
  args: { hands: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
