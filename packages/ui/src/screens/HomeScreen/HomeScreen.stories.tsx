import {
  fixtureCategories,
  hindiStory,
  overlongStory,
  twelveStories,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteLayout } from '../../blocks/shell/SiteLayout/SiteLayout.tsx';
import { inHindi, inPalmLeaf, inUrdu, onDesktop, onPhone, onTablet } from '../../stories/globals.ts';
import { type CategoryRow, HomeScreen } from './HomeScreen.tsx';

const rows: readonly CategoryRow[] = [
  { category: fixtureCategories.folkTales, stories: twelveStories.slice(4, 12) },
  { category: fixtureCategories.mythology, stories: twelveStories.slice(0, 6) },
];

const meta = {
  title: 'Screens/HomeScreen',
  component: HomeScreen,
  args: {
    featured: twelveStories.slice(0, 4),
    trending: twelveStories.slice(4, 8),
    rows,
    hasMore: true,
    onLoadMore: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [(Story) => <SiteLayout currentPath="/home">{Story()}</SiteLayout>],
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args, step }) => {
    await step('featured, trending, then the categories in their order', async () => {
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
      await expect(titles).toEqual(['Featured Stories', 'Trending Now', 'Folk Tales', 'Mythology']);
    });
    await step('more stories on request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load More Stories' }));
      await expect(args.onLoadMore).toHaveBeenCalledOnce();
    });
  },
};

export const FirstLoad: Story = {
  args: { rows: undefined, featured: undefined, trending: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading stories...');
  },
};

export const LoadingMore: Story = {
  args: { isLoadingMore: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Loading...' });
    await userEvent.click(button);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const LastPage: Story = {
  args: { hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Load More Stories' })).toBeNull();
  },
};

/** The list is here; what the editors picked is still on its way. */
export const PicksOnTheirWay: Story = { args: { featured: undefined, trending: undefined } };

export const Empty: Story = {
  args: { rows: [], featured: [], trending: [], hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No stories available at the moment.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rows: undefined, featured: [], trending: [], error: { message: 'Failed to fetch stories' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch stories');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The list failed, the picks arrived: they stay, and the failure has a row of its own. */
export const ListFailed: Story = {
  args: { rows: undefined, error: { message: 'Failed to fetch stories' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Featured Stories' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch stories');
  },
};

export const LongText: Story = {
  args: {
    rows: [{ category: overlongStory.category ?? fixtureCategories.history, stories: [overlongStory] }],
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Tablet: Story = { ...Phone, globals: onTablet };
export const Desktop: Story = { ...Phone, globals: onDesktop };

const manyLanguages = { rows: [{ category: fixtureCategories.folkTales, stories: [hindiStory, urduStory] }] };

export const HindiPage: Story = { args: manyLanguages, globals: inHindi };
export const UrduPage: Story = { ...Phone, args: manyLanguages, globals: { ...inUrdu, ...onPhone } };
export const PalmLeaf: Story = { globals: inPalmLeaf };
export const PalmLeafPhone: Story = { globals: { ...inPalmLeaf, ...onPhone } };
