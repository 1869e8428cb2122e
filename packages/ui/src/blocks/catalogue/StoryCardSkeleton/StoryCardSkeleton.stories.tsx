import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryCardSkeleton } from './StoryCardSkeleton.tsx';

const meta = {
  title: 'Components/Catalogue/StoryCardSkeleton',
  component: StoryCardSkeleton,
  decorators: [(Story) => <div style={{ display: 'grid', maxWidth: 297 }}>{Story()}</div>],
} satisfies Meta<typeof StoryCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Loading',
};
