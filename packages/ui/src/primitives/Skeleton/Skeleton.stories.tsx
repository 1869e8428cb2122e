import type { Meta, StoryObj } from '@storybook/react-vite';
import { inHindi, inPalmLeaf, inUrdu, onPhone } from '../../stories/globals.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: 60 } };

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

export const Phone: Story = { ...Shapes, globals: onPhone };
export const Hindi: Story = { ...Shapes, globals: inHindi };
/** What is on its way begins where the lines of the script begin. */
export const Urdu: Story = { ...Shapes, globals: inUrdu };
export const PalmLeaf: Story = { ...Shapes, globals: inPalmLeaf };
