import { aStory, bareStory, hindiStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LiveCard } from './LiveCard.tsx';

const meta = {
  title: 'Components/Writing/LiveCard',
  component: LiveCard,
  args: { label: 'Card preview', story: aStory() },
} satisfies Meta<typeof LiveCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A preview of a card: nothing in it is interactive. */
export const Default: Story = {
  name: 'Preview of a card',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Ferryman of Three Crossings')).toBeVisible();
    await expect(canvas.getByText('PLAY').closest('[inert]')).not.toBeNull();
  },
  parameters: contents<Story>({
    long: { story: overlongStory },
    hi: { label: 'कार्ड ऐसा दिखेगा', story: hindiStory },
    ur: { label: 'کارڈ ایسا دکھے گا', story: urduStory },
  }),
};
export const NothingYet: Story = { args: { story: bareStory } };
