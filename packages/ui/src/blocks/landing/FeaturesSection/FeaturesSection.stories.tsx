import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onDesktop } from '../../../testing/globals.ts';

import { FeaturesSection } from './FeaturesSection.tsx';

const meta = {
  title: 'Components/Landing/FeaturesSection',
  component: FeaturesSection,

  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof FeaturesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'All features',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Interactive choices',
      'AI-generated visuals',
      'Rich mythology',
      'Multiple endings',
      'Character customization',
      'Achievement system',
    ]);
  },
  parameters: contents<Story>({ long: 'words' }),
};
