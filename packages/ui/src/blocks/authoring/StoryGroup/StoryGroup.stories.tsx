import type { MyStory } from '@kathaloka/contract/entities';
import { aMyStory, hindiStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { StoryListCard } from '../StoryListCard/StoryListCard.tsx';
import { StoryGroup } from './StoryGroup.tsx';

const cardOf = (story: MyStory) => (
  <li>
    <StoryListCard story={story} onPublish={fn()} onArchive={fn()} onRestore={fn()} />
  </li>
);

const meta = {
  title: 'Components/Writing/StoryGroup',
  component: StoryGroup,
  args: {
    title: 'Draft Stories',
    count: 1,
    children: cardOf(aMyStory()),
  },
} satisfies Meta<typeof StoryGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Group with a story',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Draft Stories' })).toBeVisible();
    await expect(canvas.getByText('1')).toBeVisible();
  },
  parameters: contents<Story>({
    long: { title: `Stories of the ${LONG_WORD} and of everyone who tried to say it`, count: 1_234_567 },
    hi: { title: 'मसौदे', children: cardOf(aMyStory({ ...hindiStory, status: 'draft' })) },
    ur: { title: 'مسودے', children: cardOf(aMyStory({ ...urduStory, status: 'draft' })) },
  }),
};
export const Empty: Story = { args: { count: 0, children: <p>Nothing published yet.</p> } };
