import {
  fixtureCategories,
  hindiStory,
  overlongStory,
  twelveStories,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteLayout } from '../../blocks/shell/SiteLayout/SiteLayout.tsx';
import { contents } from '../../testing/contents.ts';
import { inHindi, inUrdu, onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { NOW, openTales } from '../../testing/openTales.ts';
import { HomeScreen } from './HomeScreen.tsx';

const search = { value: '', results: [], onValueChange: fn() };

const meta = {
  title: 'Screens/Reading/HomeScreen',
  component: HomeScreen,
  args: {
    featured: twelveStories.slice(0, 4),
    trending: twelveStories.slice(4, 8),
    rows: [{ category: fixtureCategories.folkTales, stories: twelveStories.slice(4, 12) }],
    bannerLinks: { guide: 'https://example.com/guide', community: 'https://example.com/chat' },
    openTales,
    now: NOW,
    hasMore: true,
    onLike: fn(),
    onBookmark: fn(),
    onPlay: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story, { parameters }) => (
      <SiteLayout currentPath="/home" isSignedIn search={search} {...parameters.site}>
        {Story()}
      </SiteLayout>
    ),
  ],
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No horizontal overflow. */
export const Desktop: Story = {
  tags: ['behaviour'],
  globals: onDesktop,
  parameters: contents<Story>({
    long: {
      featured: [overlongStory, ...twelveStories.slice(0, 3)],
      rows: [{ category: overlongStory.category ?? fixtureCategories.history, stories: [overlongStory] }],
    },
  }),
};
export const Tablet: Story = { tags: ['behaviour'], ...Desktop, globals: onTablet };
export const Phone: Story = { tags: ['behaviour'], ...Desktop, globals: onPhone };

/** A guest has no open sessions, and the cards link to the stories. */
export const Guest: Story = {
  render: ({ openTales: _openTales, onLike: _onLike, onBookmark: _onBookmark, onPlay: _onPlay, ...args }) => (
    <HomeScreen {...args} />
  ),
  parameters: { site: { isSignedIn: false } },
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Continue playing' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Like/ })).toBeNull();
  },
};

const manyLanguages = { rows: [{ category: fixtureCategories.folkTales, stories: [hindiStory, urduStory] }] };

export const HindiPage: Story = { tags: ['behaviour'], args: manyLanguages, globals: inHindi };
export const UrduPage: Story = {
  tags: ['behaviour'],
  ...Phone,
  args: manyLanguages,
  globals: { ...inUrdu, ...onPhone },
};
