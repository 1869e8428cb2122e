import { aStory, hindiStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { onDesktop, onPhone } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { GuideScreen } from './GuideScreen.tsx';

const story = aStory({ title: 'How to Move an Elephant', cover_image_url: '/covers/peacock.webp' });

const meta = {
  title: 'Screens/Reading/GuideScreen',
  component: GuideScreen,
  args: { story, onPlay: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  decorators: [inSite({ currentPath: '/guide' })],
} satisfies Meta<typeof GuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Whole guide',
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'How to Play' })).toBeVisible();
    await expect(canvas.getByText(/Ask, look, try: the tale answers/)).toBeVisible();
    const models = within(canvas.getByRole('region', { name: 'Who tells, and who draws' }));
    await expect(models.getByRole('link', { name: 'Who writes here' })).toHaveAttribute(
      'href',
      '/who-writes-here',
    );
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names.slice(0, 6)).toEqual(['Continue', 'Immerse', 'Show', 'Undo', 'XP', 'Credits']);
    await expect(names.slice(6)).toEqual([
      'Tenali',
      'Birbal',
      'Vyasa',
      'Vishvakarma',
      'Chitrakar',
      'Ajanta',
      'Ravivarma',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'PLAY How to Move an Elephant' }));
    await expect(args.onPlay).toHaveBeenCalledWith(story);
  },
  parameters: contents<Story>({
    hi: { story: hindiStory },
    ur: { story: urduStory },
    long: { story: overlongStory },
  }),
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { story: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A story to try' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** An empty catalogue, or one that failed to load: the guide can still be read. */
export const NoStory: Story = {
  tags: ['behaviour'],
  args: { story: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no story to try yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all stories' })).toHaveAttribute('href', '/home');
  },
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
