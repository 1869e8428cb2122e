import { aSession, aSessionEnding, aStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EndingPage } from './EndingPage.tsx';

const meta = {
  title: 'Components/Playing/EndingPage',
  component: EndingPage,
  args: {
    story: aStory({ cover_image_url: '/covers/ferryman.webp' }),
    ending: aSessionEnding({ name: 'The River Takes the Boat', is_lost: true }),
    tally: { current_xp: aSession().current_xp },
    onGoBack: fn(),
    onBeginAgain: fn(),
    onReadAgain: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 820, margin: '0 auto' }}>{Story()}</div>],
} satisfies Meta<typeof EndingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The player has failed: the page says so, and that the way back costs nothing. */
export const Lost: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This time the tale was lost.')).toBeVisible();
    const back = canvas.getByRole('button', { name: 'Go back to the fork' });
    await expect(back).toHaveAccessibleDescription(/^It costs nothing\./);
    await userEvent.click(back);
    await expect(args.onGoBack).toHaveBeenCalledWith(args.ending?.forks.at(-1)?.turn_id);
  },
};

/** Each choice tells one thing that it reached, and none tells what an earlier one has told. */
export const ReachedTogether: Story = {
  tags: ['behaviour'],
  args: {
    ending: aSessionEnding({
      forks: aSessionEnding().forks.map((fork) => ({
        ...fork,
        opened: 'Speak your own name.',
        told: '*Nothing* on the Ganga moves.',
        ruled_out: 2,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('It opened a way later:')).toHaveLength(1);
    await expect(canvas.getAllByText('It is why the tale went on like this:')).toHaveLength(1);
    await expect(canvas.getByText('Nothing on the Ganga moves.')).toBeVisible();
    await expect(canvas.getAllByText(/2 other endings were out of reach/)).toHaveLength(1);
  },
};

/** A rating can be changed, and taken back. */
export const Rated: Story = {
  args: { rating: { stars: 4, onRate: fn() } },
  play: async ({ canvas, args }) => {
    const stars = within(canvas.getByRole('group', { name: 'How was this tale?' }));
    await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.click(stars.getByRole('radio', { name: '2 stars' }));
    await expect(args.rating?.onRate).toHaveBeenLastCalledWith(2);
    await userEvent.click(stars.getByRole('button', { name: 'Take my rating back' }));
    await expect(args.rating?.onRate).toHaveBeenLastCalledWith(null);
    await expect(stars.getByRole('radio', { name: '1 star' })).toHaveFocus();
  },
};
