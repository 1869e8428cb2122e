import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { landingPictures } from '../../../testing/landingPictures.ts';
import { BeginSection } from './BeginSection.tsx';

const meta = {
  title: 'Components/Landing/BeginSection',
  component: BeginSection,
  args: { picture: landingPictures.begin },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof BeginSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Last section',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Your Legend' })).toHaveAttribute('href', '/home');
  },
  parameters: contents<Story>({ long: 'words' }),
};
