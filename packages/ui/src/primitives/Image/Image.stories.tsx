import { hindiStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onPhone } from '../../testing/globals.ts';
import { DrawnCover } from '../../ornaments/DrawnCover.tsx';
import { Image } from './Image.tsx';

const meta = {
  title: 'Components/Primitives/Image',
  component: Image,
  args: {
    src: '/covers/architect.webp',
    alt: 'Golden spires over dark water',
    width: 640,
    height: 416,
    fallback: <DrawnCover tone="neel" />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 320, aspectRatio: '16 / 10.4' }}>{Story()}</div>],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An image reserves its space, and is loaded lazily. */
export const Default: Story = {
  name: 'Loaded image',
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: 'Golden spires over dark water' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '640');
  },
  parameters: contents<Story>({ hi: { src: hindiStory.cover_image_url, alt: hindiStory.image_alt } }),
};

/** The address of one of our own images ends with its placeholder colour. */
export const Pending: Story = {
  args: { src: '/covers/4d9f0c7e-0000-4000-8000-000000000000-0123456789abcdef-1d2f63.webp' },
  parameters: {
    msw: { handlers: [http.get('/covers/4d9f0c7e-*', () => delay('infinite'))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toHaveStyle({ backgroundColor: 'rgb(29, 47, 99)' });
  },
};

export const Failed: Story = {
  args: { src: '/covers/no-such-picture.webp' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Missing: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
/** Pictures do not mirror. */
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { src: urduStory.cover_image_url, alt: urduStory.image_alt },
  globals: inUrdu,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveStyle({ transform: 'none', scale: 'none' });
  },
};
export const Phone: Story = {
  tags: ['behaviour'],
  decorators: [(Story) => <div style={{ inlineSize: '100%', aspectRatio: '16 / 10.4' }}>{Story()}</div>],
  globals: onPhone,
};
