import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { landingPictures } from '../../../testing/landingPictures.ts';
import { HeroSection } from './HeroSection.tsx';

const meta = {
  title: 'Components/Landing/HeroSection',
  component: HeroSection,
  args: { pictures: landingPictures.hero, firstSceneHref: '/first-scene' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof HeroSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'First section',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('कथालोक')).toHaveAttribute('lang', 'hi');
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/home');
    await expect(canvas.getByRole('link', { name: 'Or read the first scene of a tale now' })).toHaveAttribute(
      'href',
      '/first-scene',
    );
  },
  parameters: contents<Story>({ long: 'words' }),
};

/** Without a story to read there is no second link. */
export const WithoutFirstScene: Story = {
  tags: ['behaviour'],
  args: { firstSceneHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
