import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Image } from '../primitives/Image/Image.tsx';
import { DrawnCover } from './DrawnCover.tsx';
import { PictureArch, PICTURE_ARCH_SHAPES } from './PictureArch.tsx';

const picture = (
  <Image
    src="/covers/ferryman.webp"
    alt="A ferry under a full moon, lit ghats behind it"
    width={1200}
    height={760}
    fallback={<DrawnCover tone="neel" />}
  />
);

const meta = {
  title: 'Foundations/PictureArch',
  component: PictureArch,
  args: { children: picture },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof PictureArch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story's cover, seen through the arch. */
export const Wide: Story = {};

/** Each arch has its own clip path, so that a page can have many. */
export const Shapes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '2fr 1.4fr 1fr 1fr', gap: 20, alignItems: 'end' }}>
      {PICTURE_ARCH_SHAPES.map((shape) => (
        <PictureArch key={shape} {...args} shape={shape} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('clipPath')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(PICTURE_ARCH_SHAPES.length);
  },
};

export const WithoutAPicture: Story = { args: { children: <DrawnCover tone="jamun" /> } };
