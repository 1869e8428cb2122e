import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { WhoWritesScreen } from './WhoWritesScreen.tsx';

const meta = {
  title: 'Screens/Reading/WhoWritesScreen',
  component: WhoWritesScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  decorators: [inSite({ currentPath: '/who-writes-here' })],
} satisfies Meta<typeof WhoWritesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Whole page',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Who writes here' })).toBeVisible();
    const titles = canvas.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    await expect(titles).toEqual([
      'The author',
      'A language model',
      'Kathaloka',
      'You',
      'Pictures and covers',
      'Translations',
      'Kathaloka’s own tales',
      'How to see it',
    ]);
    await expect(canvas.getByRole('link', { name: 'How to Play' })).toHaveAttribute('href', '/guide');
  },
  parameters: contents<Story>({ long: 'words' }),
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
