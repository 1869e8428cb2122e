import {
  aStory,
  bareStory,
  hindiStory,
  overlongStory,
  tamilStory,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inPalmLeaf, inUrdu } from '../../../stories/globals.ts';
import { StoryCard } from './StoryCard.tsx';

const story = aStory();

const meta = {
  title: 'Blocks/Catalogue/StoryCard',
  component: StoryCard,
  args: { story },
  decorators: [(Story) => <div style={{ display: 'grid', maxWidth: 297 }}>{Story()}</div>],
} satisfies Meta<typeof StoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card and PLAY both lead to the story; counts are short for the eye and whole for the ear. */
export const Default: Story = {
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
};

export const Hovered: Story = { args: { isHovered: true } };

/** The ring goes round the card, because the card is what opens. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: story.title })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^PLAY/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};

/** The link of the title covers the card, and PLAY lies above it. */
export const WholeCardIsOneLink: Story = {
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every lamp is floated out at once.')).toBeVisible();
  },
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

/** The cover does not arrive: one is drawn. */
export const FailedCover: Story = {
  args: { story: aStory({ cover_image_url: '/covers/no-such-picture.webp' }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg[data-tone]')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const LongText: Story = { args: { story: overlongStory } };

/** Its title gets the line height of its script: less would cut off the signs above the line. */
export const Hindi: Story = {
  args: { story: hindiStory },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    await expect(title).toHaveAttribute('lang', 'hi');
    await expect(title).toHaveStyle({ fontSize: '21px', lineHeight: '31.5px' });
  },
};

export const Tamil: Story = { args: { story: tamilStory } };

/** An Urdu story on an English page: only its own words read from right to left. */
export const Urdu: Story = {
  args: { story: urduStory },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('article')).toHaveStyle({ direction: 'ltr' });
  },
};

export const UrduPage: Story = { args: { story: urduStory }, globals: inUrdu };
export const PalmLeaf: Story = { globals: inPalmLeaf };
export const PalmLeafHovered: Story = { ...Hovered, globals: inPalmLeaf };
export const PalmLeafDrawnCover: Story = { args: { story: bareStory }, globals: inPalmLeaf };
