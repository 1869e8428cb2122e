import { aStory, overlongStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { inUrdu } from '../../../testing/globals.ts';
import { StoryCard } from './StoryCard.tsx';

const story = aStory();

const meta = {
  title: 'Components/Catalogue/StoryCard',
  component: StoryCard,
  args: { story, onLike: fn(), onBookmark: fn(), onPlay: fn() },
  decorators: [(Story) => <div style={{ display: 'grid', maxWidth: 297 }}>{Story()}</div>],
} satisfies Meta<typeof StoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With callbacks the counts are toggles and PLAY is a button, all above the link that covers the card. */
export const WithActions: Story = {
  play: async ({ canvas, args, step }) => {
    const like = canvas.getByRole('button', { name: `Like ${story.title}, 1,204 likes` });
    const bookmark = canvas.getByRole('button', { name: `Bookmark ${story.title}, 610 bookmarks` });
    await step('toggles', async () => {
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(like);
      await expect(args.onLike).toHaveBeenCalledWith(story);
      await userEvent.click(bookmark);
      await expect(args.onBookmark).toHaveBeenCalledWith(story);
    });
    await step('play', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `PLAY ${story.title}` }));
      await expect(args.onPlay).toHaveBeenCalledWith(story);
    });
    await step('nothing covers them', async () => {
      for (const control of canvas.getAllByRole('button')) {
        const box = control.getBoundingClientRect();
        const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        await expect(control).toContainElement(middle as HTMLElement);
      }
    });
  },
  parameters: contents<Story>({ long: { story: overlongStory } }),
};

/** PLAY says in the frame of the press that its story is being opened, and cannot be pressed again meanwhile. */
export const Starting: Story = {
  tags: ['played'],
  args: { onPlay: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    const play = canvas.getByRole('button', { name: `PLAY ${story.title}` });
    await userEvent.click(play);
    await expect(play).toHaveAttribute('aria-busy', 'true');
    await expect(play).toHaveTextContent('LOADING');
    await userEvent.click(play);
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const ActionsPressed: Story = {
  args: { story: aStory({ user_state: { hasLiked: true, hasBookmarked: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /^Bookmark/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const LikesAlone: Story = {
  tags: ['behaviour'],
  render: ({ story: liked, onLike }) => <StoryCard story={liked} onLike={onLike} />,
};
export const FocusOnActions: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Like/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Bookmark/ })).toHaveFocus();
  },
};
export const UrduPage: Story = { tags: ['behaviour'], args: { story: urduStory }, globals: inUrdu };
