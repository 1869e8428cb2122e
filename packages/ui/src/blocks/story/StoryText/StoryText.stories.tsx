import {
  aStory,
  bareStory,
  hindiStory,
  overlongStory,
  tamilStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { shows } from '../../../testing/plays.ts';
import { StoryText } from './StoryText.tsx';

const story = aStory();

const meta = {
  title: 'Components/Story page/StoryText',
  component: StoryText,
  args: { story },
  // an initial overflows its line by two pixels, for which pages have a margin
  decorators: [(Story) => <div style={{ maxWidth: 812, paddingInline: 16 }}>{Story()}</div>],
} satisfies Meta<typeof StoryText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Synopsis and prompt',
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('at once')).tagName).toBe('STRONG');
    await expect(canvas.getByText(story.tagline)).toHaveStyle({ fontStyle: 'italic' });
    await expect(canvas.getByRole('region', { name: 'Story Prompt' })).toHaveTextContent(story.story_prompt);
  },
  parameters: contents<Story>({ long: { story: overlongStory } }),
};

export const WithoutAPrompt: Story = {
  args: { story: aStory({ story_prompt: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Story Prompt' })).toBeNull();
  },
};

export const WithNothingToSay: Story = {
  tags: ['behaviour'],
  args: { story: bareStory },
  play: shows('No description available'),
};
export const Hindi: Story = { tags: ['behaviour'], args: { story: hindiStory } };
/** No font has Tamil italics, and the browser must not slant the letters itself. */
export const Tamil: Story = {
  tags: ['behaviour'],
  args: { story: tamilStory },
  play: async ({ canvas }) => {
    const tagline = canvas.getByText(tamilStory.tagline);
    await expect(getComputedStyle(tagline).getPropertyValue('font-synthesis-style')).toBe('none');
  },
};

/** On an English page only the author's text is right to left. */
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { story: urduStory },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(urduStory.tagline)).toHaveStyle({ direction: 'rtl', fontStyle: 'normal' });
    await expect(canvas.getByRole('heading', { name: 'Story Prompt' })).toHaveStyle({ direction: 'ltr' });
  },
};
