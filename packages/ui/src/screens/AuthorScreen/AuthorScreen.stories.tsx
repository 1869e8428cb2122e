import { anAuthorPage, twelveStories } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inHindi } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { LONG_WORD } from '../../testing/longText.ts';
import { retries } from '../../testing/plays.ts';
import { AuthorScreen } from './AuthorScreen.tsx';

const author = anAuthorPage();
const many = anAuthorPage({ stories: [...twelveStories], total_stories: 40 });

const meta = {
  title: 'Screens/Reading/AuthorScreen',
  component: AuthorScreen,
  args: { author, isFollowed: false, onFollow: fn(), onLoadMore: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/author/meera_joshi' })],
} satisfies Meta<typeof AuthorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name, what the author says of themselves, series and stories. */
export const WholePage: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meera Joshi' })).toBeVisible();
    await expect(canvas.getByText('3 published stories')).toBeVisible();
    await expect(canvas.getByText(/I grew up beside the Narmada/)).toBeVisible();
    const series = within(canvas.getByRole('region', { name: 'Series' }));
    await expect(series.getByRole('link', { name: 'Three Nights by the River' })).toHaveAttribute(
      'href',
      '/series/three-nights-by-the-river',
    );
    const stories = within(canvas.getByRole('region', { name: 'Stories' }));
    await expect(stories.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Load more stories' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
  },
  parameters: contents<Story>({
    long: {
      author: anAuthorPage({ display_name: `Meera ${LONG_WORD}`, about: `${LONG_WORD} `.repeat(5) }),
    },
    hi: { author: anAuthorPage({ display_name: 'मीरा जोशी', about: 'मैं नर्मदा के किनारे पली-बढ़ी।' }) },
    ur: { author: anAuthorPage({ display_name: 'میرا جوشی', about: 'میں نرمدا کے کنارے پلی بڑھی۔' }) },
  }),
};

/** A reader who follows the author; the button follows them no longer. */
export const Followed: Story = {
  args: { isFollowed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/You follow this author/, { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow' }));
    await expect(args.onFollow).toHaveBeenCalledWith(false);
  },
};

/** Until it is known whether the reader follows the author, the place of the button is empty. */
export const NotYetKnown: Story = {
  tags: ['behaviour'],
  args: { isFollowed: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Follow' })).toBeNull();
  },
};

/** One’s own page has no button. */
export const OwnPage: Story = {
  tags: ['behaviour'],
  args: { isFollowed: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /follow/i })).toBeNull();
  },
};

/** An author who says nothing of themselves, and has no series. */
export const NameAlone: Story = {
  tags: ['behaviour'],
  args: {
    author: anAuthorPage({ about: null, series: [], stories: author.stories.slice(0, 1), total_stories: 1 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 published story')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Series' })).not.toBeInTheDocument();
  },
};

export const ManyStories: Story = {
  args: { author: many, hasMore: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more stories' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = {
  tags: ['behaviour'],
  args: { author: many, hasMore: true, isLoadingMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeVisible();
  },
};

export const MoreFailed: Story = {
  args: { author: many, hasMore: true, moreError: 'More stories could not be loaded.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** On a Hindi page the titles are in Hindi; what the author has written stays as it is. */
export const InHindi: Story = {
  tags: ['behaviour'],
  globals: inHindi,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'नदी किनारे तीन रातें' })).toHaveAttribute(
      'lang',
      'hi',
    );
    await expect(canvas.getByText(/I grew up beside the Narmada/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { author: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the author...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { author: undefined, error: { message: 'The author could not be loaded.', requestId: 'req-7' } },
  play: retries(),
};

export const Missing: Story = {
  tags: ['behaviour'],
  args: { author: undefined, error: {} },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'There is no such author' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
  },
};
