import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A line of text',
  args: { width: 60 },
};

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <div style={{ blockSize: 160 }}>
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="title" width={70} />
      <Skeleton />
      <Skeleton shape="circle" />
    </div>
  ),
};
