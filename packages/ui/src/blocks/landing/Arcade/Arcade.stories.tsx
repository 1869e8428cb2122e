import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onDesktop } from '../../../testing/globals.ts';
import { landingPictures } from '../../../testing/landingPictures.ts';
import { Arcade } from './Arcade.tsx';

const meta = {
  title: 'Components/Landing/Arcade',
  component: Arcade,
  args: { pictures: landingPictures.hero },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof Arcade>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each of the three pictures has a text alternative. */
export const Default: Story = {
  name: 'Three pictures',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

const missing = { src: null, alt: '' };
export const WithoutPictures: Story = {
  tags: ['behaviour'],
  args: { pictures: [missing, missing, missing] },
  globals: onDesktop,
};
