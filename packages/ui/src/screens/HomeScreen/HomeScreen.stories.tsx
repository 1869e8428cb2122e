import { fixtureCategories, twelveStories } from '@kathaloka/contract/fixtures';
import { HOME_OVERLAY_MS } from '@kathaloka/contract/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SiteLayout } from '../../blocks/shell/SiteLayout/SiteLayout.tsx';
import { pass, withClock } from '../../testing/clock.ts';
import { NOW, openTales } from '../../testing/openTales.ts';
import { withInertLinks } from '../../testing/inertLinks.tsx';
import { retries, says, shows } from '../../testing/plays.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { CategoryRow } from './homeProps.ts';

const rows: readonly CategoryRow[] = [
  { category: fixtureCategories.folkTales, stories: twelveStories.slice(4, 12) },
  { category: fixtureCategories.otherWorlds, stories: twelveStories.slice(0, 6) },
];

const meta = {
  title: 'Screens/Reading/HomeScreen',
  component: HomeScreen,
  args: {
    featured: twelveStories.slice(0, 4),
    trending: twelveStories.slice(4, 8),
    rows,
    bannerLinks: { guide: 'https://example.com/guide', community: 'https://example.com/chat' },
    hasMore: true,
    onLoadMore: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [(Story) => <SiteLayout currentPath="/home">{Story()}</SiteLayout>, withInertLinks],
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args, step }) => {
    await step('featured, trending, then the categories in their order', async () => {
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
      await expect(titles).toEqual([
        'The Eighteenth Morning',
        'Featured Stories',
        'Trending Now',
        'Folk Tales',
        'Other Worlds',
      ]);
    });
    await step('more stories on request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load More Stories' }));
      await expect(args.onLoadMore).toHaveBeenCalledOnce();
    });
  },
};

/** A player sees open sessions, and controls on every card. */
export const SignedIn: Story = {
  args: {
    openTales,
    now: NOW,
    followed: twelveStories.slice(8, 11),
    onLike: fn(),
    onBookmark: fn(),
    onPlay: fn(),
  },
  play: async ({ canvas, args, step }) => {
    await step('open tales come after the banner', async () => {
      await canvas.findByRole('heading', { level: 2, name: 'Continue playing' });
      const [, second] = canvas.getAllByRole('heading', { level: 2 });
      await expect(second).toHaveTextContent('Continue playing');
    });
    await step('like, bookmark and play', async () => {
      const story = twelveStories[4];
      // a row below the window is rendered a little later
      const [like] = await canvas.findAllByRole('button', { name: new RegExp(`^Like ${story?.title}`) });
      const [play] = canvas.getAllByRole('button', { name: `PLAY ${story?.title}` });
      await userEvent.click(like as HTMLElement);
      await expect(args.onLike).toHaveBeenCalledWith(story);
      await userEvent.click(play as HTMLElement);
      await expect(args.onPlay).toHaveBeenCalledWith(story);
    });
  },
};

/** A switch leaves out what was made with a model, from every row and from the banner. */
export const WithoutMachines: Story = {
  tags: ['behaviour'],
  args: {
    featured: twelveStories.slice(0, 2).map((story) => ({ ...story, is_machine_written: true })),
    withoutMachines: true,
    onWithoutMachinesChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Featured Stories' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Trending Now' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only tales that are made without AI' }));
    await expect(args.onWithoutMachinesChange).toHaveBeenCalledWith(false);
  },
};

/** Without the stories that were made with a model none is left: the switch is still there. */
export const NothingWithoutMachines: Story = {
  tags: ['behaviour'],
  args: {
    ...WithoutMachines.args,
    trending: [],
    rows: rows.map(({ category, stories }) => ({
      category,
      stories: stories.map((story) => ({ ...story, is_machine_translated: true })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All tales that are loaded here were made with AI.')).toBeVisible();
    await expect(canvas.queryByText('No stories available at the moment.')).toBeNull();
    await expect(canvas.getByRole('switch', { name: 'Only tales that are made without AI' })).toBeChecked();
  },
};

/** The stories that a guest can read whole come first. */
export const QuickReads: Story = {
  tags: ['behaviour'],
  args: { quickReads: twelveStories.slice(2, 4) },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles.slice(1, 3)).toEqual(['Quick reads', 'Featured Stories']);
    await userEvent.click(canvas.getByRole('button', { name: 'About Quick reads' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/without an account/);
  },
};

/** The greeting: three seconds of lamps at the foot of the page, which can already be used. */
export const WayIn: Story = {
  tags: ['behaviour', 'no-visual'],
  args: { overlayMs: HOME_OVERLAY_MS, onOverlayEnd: fn() },
  beforeEach: withClock,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Stringing the leaves')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
    await pass(HOME_OVERLAY_MS);
    await expect(args.onOverlayEnd).toHaveBeenCalledOnce();
  },
};

export const FirstLoad: Story = {
  args: { rows: undefined, featured: undefined, trending: undefined },
  play: says('status', 'Loading stories...'),
};

export const LoadingMore: Story = {
  tags: ['behaviour'],
  args: { isLoadingMore: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Loading...' });
    await userEvent.click(button);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const LastPage: Story = {
  tags: ['behaviour'],
  args: { hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Load More Stories' })).toBeNull();
  },
};

/** The list has loaded, the featured stories have not. */
export const PicksPending: Story = {
  tags: ['behaviour'],
  args: { featured: undefined, trending: undefined },
};

export const Empty: Story = {
  args: { rows: [], featured: [], trending: [], hasMore: false },
  play: shows('No stories available at the moment.'),
};

export const Failed: Story = {
  args: { rows: undefined, featured: [], trending: [], error: { message: 'Failed to fetch stories' } },
  play: retries('Failed to fetch stories'),
};

/** The list failed, but the featured stories have loaded: they stay, and the error has a row of its own. */
export const ListFailed: Story = {
  args: { rows: undefined, error: { message: 'Failed to fetch stories' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Featured Stories' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch stories');
  },
};
