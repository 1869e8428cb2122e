import { aStory, bareStory, overlongStory } from '@kathaloka/contract/fixtures';
import { CONTENT_RATINGS, DIFFICULTIES } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { StoryFacts } from './StoryFacts.tsx';

const meta = {
  title: 'Components/Story page/StoryFacts',
  component: StoryFacts,
  args: { story: aStory({ is_premium: true, content_rating: 'teen' }) },
} satisfies Meta<typeof StoryFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Premium, for teens',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium')).toBeVisible();
    await expect(canvas.getByText('Medium')).toHaveAttribute('data-tone', 'warning');
    await expect(canvas.getByText('Teen (13+)')).toBeVisible();
  },
  parameters: contents<Story>({ long: { story: overlongStory } }),
};

/** What its author declares as made with a model. */
export const MadeWithModels: Story = {
  args: { story: aStory({ is_machine_written: true, is_machine_drawn: true, is_machine_translated: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Words made with AI')).toBeVisible();
    await expect(canvas.getByText('Pictures made with AI')).toBeVisible();
    await expect(canvas.getByText('Translation made with AI')).toBeVisible();
  },
};

/** Easy, medium and hard have a label and a tone; other values are shown unchanged, in grey. */
export const EveryValue: Story = {
  tags: ['behaviour'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {DIFFICULTIES.map((difficulty_level, index) => (
        <StoryFacts
          key={difficulty_level}
          story={aStory({ tags: [], difficulty_level, content_rating: CONTENT_RATINGS[index] ?? 'family' })}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Easy')).toHaveAttribute('data-tone', 'success');
    await expect(canvas.getByText('Hard')).toHaveAttribute('data-tone', 'error');
    await expect(canvas.getByText('beginner').parentElement).toHaveAttribute('data-tone', 'neutral');
    await expect(canvas.getByText('Everyone')).toBeVisible();
    await expect(canvas.getByText('family')).toBeVisible();
    await expect(canvas.getByText('Mature (17+)')).toBeVisible();
  },
};

export const WithoutTags: Story = { args: { story: bareStory } };
