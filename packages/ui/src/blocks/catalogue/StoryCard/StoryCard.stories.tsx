import {
  aStory,
  bareStory,
  hindiStory,
  overlongStory,
  tamilStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inHindi, inUrdu } from '../../../testing/globals.ts';
import { shows } from '../../../testing/plays.ts';
import { StoryCard } from './StoryCard.tsx';

const story = aStory();

const longHindiStory = {
  ...hindiStory,
  title: 'वह नाविक जिसने सावन की एक रात में तीन घाटों के बीच एक अजनबी को पार उतारा और सुबह तक लौटकर नहीं आया',
};

const meta = {
  title: 'Components/Catalogue/StoryCard',
  component: StoryCard,
  args: { story },
  decorators: [(Story) => <div style={{ display: 'grid', maxWidth: 297 }}>{Story()}</div>],
} satisfies Meta<typeof StoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card and PLAY both open the story; counts are abbreviated visually, in full for screen readers. */
export const Default: Story = {
  name: 'A story that was played',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: story.title })).toHaveAttribute(
      'href',
      `/game/${story.id}`,
    );
    await expect(canvas.getByRole('link', { name: `PLAY ${story.title}` })).toHaveAttribute(
      'href',
      `/game/${story.id}`,
    );
    await expect(canvas.getByText('1.2k')).toBeVisible();
    await expect(canvas.getByText('1,204 likes')).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: story.image_alt })).toBeVisible();
  },
  parameters: contents<Story>({
    hi: { story: hindiStory },
    ur: { story: urduStory },
    long: { story: overlongStory },
    longInHindi: { story: longHindiStory },
  }),
};

/** The built-in categories have names in every language of the interface. */
export const CategoryInHindi: Story = {
  tags: ['behaviour'],
  globals: inHindi,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('लोककथाएँ')).toHaveAttribute('lang', 'hi');
  },
};

/** A story without plays is marked as new and shows no zeros. */
export const Unplayed: Story = {
  args: { story: aStory({ stats: { likes_total: 0, plays_total: 0, bookmarks_total: 0 } }), onLike: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('New')).toBeVisible();
    const counts = within(canvas.getByRole('list'));
    await expect(counts.queryByText('New')).toBeNull();
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Like/ }));
    await expect(args.onLike).toHaveBeenCalledOnce();
  },
};

/** A card needs only the fields that it shows, and callbacks receive the object that was passed in. */
export const FromFewFields: Story = {
  tags: ['behaviour'],
  args: {
    onLike: fn(),
    story: {
      id: 'few-fields',
      title: 'A card from few fields',
      tagline: 'Nothing but what a card shows.',
      language: 'en',
      category: { display_name: 'Panchatantra' },
      author: { display_name: 'Vishnu Sharma' },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Panchatantra')).toBeVisible();
    // the number of plays is unknown, so the story may not be new
    await expect(canvas.queryByText('New')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /like/i }));
    await expect(args.onLike).toHaveBeenCalledWith(args.story);
  },
};

export const Hovered: Story = { render: (args) => <StoryCard {...args} data-hover /> };

/** The focus ring surrounds the card, since the whole card is clickable. */
export const Focused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: story.title })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^PLAY/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};

/** The title's link covers the card, and PLAY is above it. */
export const WholeCardIsOneLink: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect();
    const cover = document.elementFromPoint(left + width / 2, top + height / 4);
    await expect(cover).toBe(canvas.getByRole('link', { name: story.title }));
    const play = canvas.getByRole('link', { name: /^PLAY/ });
    const box = play.getBoundingClientRect();
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(play).toContainElement(middle as HTMLElement);
  },
};

export const LikedAndSaved: Story = {
  args: { story: aStory({ user_state: { hasLiked: true, hasBookmarked: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204 likes, liked by you')).toBeInTheDocument();
    await expect(canvas.getByText('610 bookmarks, saved by you')).toBeInTheDocument();
  },
};

export const WithoutATagline: Story = {
  args: { story: aStory({ tagline: '', story_description: 'Every lamp is floated out **at once**.' }) },
  play: shows('Every lamp is floated out at once.'),
};

export const WithNothingOfItsOwn: Story = {
  args: { story: bareStory },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Untitled' })).toBeVisible();
    await expect(canvas.getByText('No description available')).toBeVisible();
    await expect(canvas.getByText('Unknown Author')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A generated cover replaces a picture that fails to load. */
export const FailedCover: Story = {
  args: { story: aStory({ cover_image_url: '/covers/no-such-picture.webp' }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg[data-tone]')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The title has the line height of its script, so that vowel signs above the line are not cut off. */
export const Hindi: Story = {
  tags: ['behaviour'],
  args: { story: hindiStory },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    await expect(title).toHaveAttribute('lang', 'hi');
    await expect(title).toHaveStyle({ fontSize: '21px', lineHeight: '33.6px' });
  },
};

/** The last line is not cut off, and no part of a clipped line is visible. */
export const LongHindi: Story = {
  tags: ['behaviour'],
  globals: inHindi,
  args: {
    story: { ...hindiStory, title: 'वह नाविक जो तीन घाटों के बीच एक अजनबी को पार उतारकर फिर कभी नहीं लौटा' },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    const { font, lineHeight } = getComputedStyle(title);
    // the Latin font determines the line height
    // a face of the device that is missing here is no failure
    await document.fonts.load(font, 'A हैं').catch(() => []);
    await document.fonts.ready;
    const line = Number.parseFloat(lineHeight);
    const trimmed = 2 * line - title.getBoundingClientRect().height;
    await expect(inkAbove(font, line, 'हैं')).toBeLessThanOrEqual(trimmed);
    // less than a pixel is not seen; how much it is depends on which faces are loaded already
    await expect(inkBelow(font, line, 'कृपा बूढ़ा युद्ध चिट्ठी') + trimmed).toBeLessThan(1);
  },
};

function inked(font: string, text: string): TextMetrics {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = font;
  return context.measureText(text);
}

/** How far glyphs extend above a line of this height. */
function inkAbove(font: string, line: number, text: string): number {
  const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent } = inked(font, text);
  return (
    actualBoundingBoxAscent -
    fontBoundingBoxAscent -
    (line - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2
  );
}

/** How far glyphs extend below a line of this height, in pixels. */
function inkBelow(font: string, line: number, text: string): number {
  const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxDescent } = inked(font, text);
  return (
    actualBoundingBoxDescent -
    fontBoundingBoxDescent -
    (line - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2
  );
}

export const Tamil: Story = { tags: ['behaviour'], args: { story: tamilStory } };

/** An English story on an Urdu page: at any width, the ellipsis of a truncated text is visible. */
export const EnglishInUrdu: Story = {
  tags: ['behaviour'],
  args: { story: overlongStory },
  globals: inUrdu,
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article');
    const cut = canvasElement.querySelectorAll('article h3, article p[dir="ltr"]');
    await expect(cut).toHaveLength(2);
    for (let width = 240; width <= 300; width += 5) {
      card.style.inlineSize = `${width}px`;
      for (const text of cut) {
        const end = text.scrollWidth - parseFloat(getComputedStyle(text).paddingInlineEnd);
        await expect(end).toBeLessThanOrEqual(text.clientWidth);
      }
    }
  },
};

/** An Urdu story on an English page: only its own text is right to left. */
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { story: urduStory },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('article')).toHaveStyle({ direction: 'ltr' });
  },
};
