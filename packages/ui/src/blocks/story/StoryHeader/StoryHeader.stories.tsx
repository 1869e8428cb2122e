import {
  aSeriesPlace,
  aStory,
  bareStory,
  hindiStory,
  overlongStory,
  tamilStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inUrdu, onDesktop } from '../../../testing/globals.ts';
import { StoryHeader } from './StoryHeader.tsx';

const story = aStory({ is_featured: true });
const translated = aStory({
  translations: [
    { language: 'hi', title: 'तीन घाटों की नाव', tagline: 'किराया पैसों में नहीं।', image_alt: 'पूरे चाँद के नीचे नाव' },
  ],
});

const meta = {
  title: 'Components/Story page/StoryHeader',
  component: StoryHeader,
  args: { story, onPlay: fn(), onLike: fn(), onBookmark: fn(), onShare: fn() },
} satisfies Meta<typeof StoryHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A story that was played',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: story.image_alt })).toBeVisible();
    await expect(canvas.getByText('Featured')).toBeVisible();
    await expect(canvas.getByText('Folk Tales')).toBeVisible();
    await expect(canvas.queryByText('English')).toBeNull();
    await expect(canvas.queryByText('Quick read')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Meera Joshi' })).toHaveAttribute(
      'href',
      '/author/meera_joshi',
    );
    await expect(canvas.getByText('1,204 likes')).toBeInTheDocument();
    await expect(canvas.getByText('8,411 plays')).toBeVisible();
    await expect(canvas.getByText('610 bookmarks')).toBeInTheDocument();
    await expect(canvas.getByText('42 shares')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'PLAY' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Like', pressed: false }));
    await expect(args.onLike).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmark', pressed: false }));
    await expect(args.onBookmark).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
  parameters: contents<Story>({ long: { story: overlongStory }, hi: { story: hindiStory } }),
};

/** A story in several languages is shown in the reader's language, with a select for another one above PLAY. */
export const InSeveralLanguages: Story = {
  args: { story: translated, playedIn: { value: 'hi', onValueChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Play in' }), 'English');
    await expect(args.playedIn?.onValueChange).toHaveBeenCalledWith('en');
  },
};

/** Readers of Hindi see the translated title, and no label for another language. */
export const InReadersLanguage: Story = {
  tags: ['behaviour'],
  args: { story: translated },
  globals: { language: 'hi' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'तीन घाटों की नाव' });
    await expect(title).toHaveAttribute('lang', 'hi');
    await expect(canvas.getByText('English')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('हिन्दी')).toHaveAttribute('lang', 'hi');
  },
};

/** Labels say that a story needs no account, and that it is in another language than the page. */
export const Labels: Story = {
  tags: ['behaviour'],
  args: { story: { ...tamilStory, is_open_to_guests: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tamil')).toBeVisible();
    await expect(canvas.getByText('Quick read')).toBeVisible();
  },
};

/** A bundled story, without plays: a character tells it. */
export const BundledStory: Story = {
  args: {
    story: aStory({
      author: {
        display_name: 'Pagi Devaram',
        avatar_url: null,
        username: null,
        voice: 'A tracker from the Thar. Tells you what the sand shows and leaves you to do the sum.',
      },
      stats: { likes_total: 0, plays_total: 0, bookmarks_total: 0, shares_count: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pagi Devaram')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pagi Devaram' })).not.toBeInTheDocument();
    await expect(canvas.getByText('The teller is invented.')).toBeVisible();
    await expect(canvas.getByText(/what the sand shows/)).toBeVisible();
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

/** What is written about a teller carries its own language, also on the page of a translation. */
export const TellerInHindi: Story = {
  tags: ['behaviour'],
  args: {
    story: aStory({
      author: { display_name: 'बाबा मसानी', avatar_url: null, voice: 'धीमी आवाज़, तेज़ पहेली।' },
    }),
  },
  play: async ({ canvas }) => {
    for (const text of ['बाबा मसानी', 'बाम', 'धीमी आवाज़, तेज़ पहेली।'])
      await expect(canvas.getByText(text)).toHaveAttribute('lang', 'hi');
  },
};

/** PLAY says LOADING while the session starts, and cannot be pressed again. */
export const Starting: Story = {
  args: { isStarting: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LOADING' }));
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

/** PLAY can still be pressed, and opens an explanation. */
export const PremiumLocked: Story = {
  args: { story: aStory({ is_premium: true }), isPremiumRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'PLAY' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute(
      'href',
      '/premium-waitlist',
    );
  },
};

export const LikedAndSaved: Story = {
  args: { story: aStory({ user_state: { hasLiked: true, hasBookmarked: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
  },
};

/** The number of shares is hidden if it is zero. */
export const NeverShared: Story = {
  tags: ['behaviour'],
  args: { story: aStory({ stats: { shares_count: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/shares?$/)).toBeNull();
    await expect(canvas.queryByText('Featured')).toBeNull();
  },
};

export const WithNothingOfItsOwn: Story = {
  args: { story: bareStory },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible();
    await expect(canvas.getByText('Unknown Author')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A generated cover replaces a picture that fails to load. */
export const FailedCover: Story = {
  tags: ['behaviour'],
  args: { story: aStory({ cover_image_url: '/covers/no-such-picture.webp' }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg[data-tone]')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** A part of a series says which part it is, and links to the series, in the reader’s language. */
export const PartOfASeries: Story = {
  tags: ['behaviour'],
  args: { story: aStory({ series: aSeriesPlace() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Part 2 of 3/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Three Nights by the River' })).toHaveAttribute(
      'href',
      '/series/three-nights-by-the-river',
    );
  },
};
export const Tamil: Story = { tags: ['behaviour'], args: { story: tamilStory } };

/** Returns the distance between the edges of the title and of the author below it, in pixels. */
function titleStart({ canvas }: { canvas: ReturnType<typeof within> }, edge: 'left' | 'right') {
  const lines = document.createRange();
  lines.selectNodeContents(canvas.getByRole('heading', { level: 1 }));
  const author = canvas.getByText('Meera Joshi').closest('div')!;
  return Math.abs(lines.getBoundingClientRect()[edge] - author.getBoundingClientRect()[edge]);
}

const TITLE = 'The ferryman who carried a stranger across three ghats in one night of rain';

export const EnglishInUrdu: Story = {
  tags: ['behaviour'],
  args: { story: aStory({ title: TITLE }) },
  globals: { ...inUrdu, ...onDesktop },
  play: async ({ canvas }) => expect(titleStart({ canvas }, 'right')).toBeLessThan(2),
};

export const LongUrdu: Story = {
  tags: ['behaviour'],
  args: {
    story: aStory({ language: 'ur', title: `${urduStory.title} ${urduStory.title} ${urduStory.title}` }),
  },
  globals: onDesktop,
  // glyphs of Nastaliq extend a little beyond their box
  play: async ({ canvas }) => expect(titleStart({ canvas }, 'left')).toBeLessThan(24),
};

/** On an English page only the title is right to left. */
export const Urdu: Story = { tags: ['behaviour'], args: { story: urduStory } };
