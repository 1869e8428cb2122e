import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';
import { landingPictures } from '../../../testing/landingPictures.ts';
import { WhatIsSection } from './WhatIsSection.tsx';

const meta = {
  title: 'Components/Landing/WhatIsSection',
  component: WhatIsSection,
  args: { picture: landingPictures.whatIs },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof WhatIsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'With a picture',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Begin Your Saga' })).toHaveAttribute('href', '/home');
    await expect(canvas.getByText('You, for example')).toBeVisible();
  },
  parameters: contents<Story>({ long: 'words' }),
};

export const WithoutAPicture: Story = { args: { picture: { src: null, alt: '' } }, globals: onDesktop };
