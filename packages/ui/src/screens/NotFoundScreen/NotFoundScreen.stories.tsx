import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteLayout } from '../../blocks/shell/SiteLayout/SiteLayout.tsx';
import { onPhone } from '../../testing/globals.ts';
import { withLongWords } from '../../testing/longWords.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/Reading/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [(Story) => <SiteLayout>{Story()}</SiteLayout>],
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'No such page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This leaf is not in the book.',
    );
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
  },
};
export const WithSearch: Story = {
  args: { onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search stories' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  tags: ['behaviour'],
  args: { onSearch: fn() },
  decorators: [withLongWords],
  globals: onPhone,
};
