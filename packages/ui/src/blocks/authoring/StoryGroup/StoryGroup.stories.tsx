import { aMyStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';
import { StoryListCard } from '../StoryListCard/StoryListCard.tsx';
import { StoryGroup } from './StoryGroup.tsx';

const meta = {
  title: 'Blocks/Authoring/StoryGroup',
  component: StoryGroup,
  args: {
    title: 'Draft Stories',
    count: 1,
    children: (
      <li>
        <StoryListCard story={aMyStory()} onPublish={fn()} onArchive={fn()} onRestore={fn()} />
      </li>
    ),
  },
} satisfies Meta<typeof StoryGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Draft Stories' })).toBeVisible();
    await expect(canvas.getByText('1')).toBeVisible();
  },
};
export const Empty: Story = { args: { count: 0, children: <p>Nothing published yet.</p> } };
export const Phone: Story = { globals: onPhone };
export const Urdu: Story = { globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
