import type { Follows } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { shows } from '../../../testing/plays.ts';
import { FollowedAuthors, type FollowedAuthor } from './FollowedAuthors.tsx';

const author = (username: string, display_name: string): FollowedAuthor => ({
  username,
  display_name,
  avatar_url: null,
});
const authors = [author('kabir_sen', 'Kabir Sen'), author('meera_joshi', 'Meera Joshi')];
const follows: Follows = { authors, wants_letter: false };

const meta = {
  title: 'Components/Account/FollowedAuthors',
  component: FollowedAuthors,
  args: { follows, isVerified: true, onUnfollow: fn(), onLetterChange: fn() },
} satisfies Meta<typeof FollowedAuthors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Two authors',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Meera Joshi' })).toHaveAttribute(
      'href',
      '/author/meera_joshi',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow Meera Joshi' }));
    await expect(args.onUnfollow).toHaveBeenCalledWith(authors[1]);
    await userEvent.click(canvas.getByRole('switch', { name: 'Write to me what they have published' }));
    await expect(args.onLetterChange).toHaveBeenCalledWith(true);
  },
  parameters: contents<Story>({
    hi: { follows: { authors: [author('meera', 'मीरा जोशी')], wants_letter: true } },
    ur: { follows: { authors: [author('meera', 'میرا جوشی')], wants_letter: true } },
    long: { follows: { authors: [author('long', `Meera ${LONG_WORD}`)], wants_letter: true } },
  }),
};

export const WithLetter: Story = {
  args: { follows: { authors, wants_letter: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onLetterChange).toHaveBeenCalledWith(false);
  },
};

/** The button is removed with its author, and focus stays in the list. */
export const Unfollowed: Story = {
  tags: ['behaviour'],
  render: function Unfollowing({ follows: all, ...args }) {
    const [shown, setShown] = useState(authors);
    const unfollow = ({ username }: FollowedAuthor) =>
      setShown(shown.filter((each) => each.username !== username));
    return <FollowedAuthors {...args} follows={all && { ...all, authors: shown }} onUnfollow={unfollow} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow Kabir Sen' }));
    await expect(canvas.queryByText('Kabir Sen')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Authors you follow' })).toHaveFocus();
  },
};

/** No letter goes to an address that may be somebody else’s. */
export const Unverified: Story = { args: { isVerified: false }, play: shows(/Verify your email first/) };

export const Nobody: Story = {
  args: { follows: { authors: [], wants_letter: false } },
  play: shows(/You follow nobody yet/),
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { follows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the authors...')).toBeInTheDocument();
  },
};
