import { aFinishedStory, someFoundEndings } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { LONG_WORD } from '../../../testing/longText.ts';
import { retries, shows } from '../../../testing/plays.ts';
import { EndingShelf } from './EndingShelf.tsx';

const { story } = aFinishedStory();

const stories = [
  aFinishedStory(),
  aFinishedStory({
    story_id: 'b2',
    story: { ...story, title: 'The Nishi Calls Only Twice' },
    ...someFoundEndings(6, 6),
  }),
  aFinishedStory({
    story_id: 'c3',
    story: { ...story, title: 'گھاٹ کی آخری ناؤ', language: 'ur' },
    found: [{ scene: 'end_coin', name: 'سکے پر نام' }],
    total: 4,
  }),
  aFinishedStory({
    story_id: 'd4',
    story: { ...story, title: 'A Tale Without Names', cover_image_url: null },
    is_visible: false,
    found: [{ scene: 'end_1', name: null }],
    total: 1,
  }),
];

const meta = {
  title: 'Components/Progress/EndingShelf',
  component: EndingShelf,
  args: { stories, onLoadMore: fn(), onRetry: fn() },
} satisfies Meta<typeof EndingShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Endings by story',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Endings you have found', level: 2 })).toBeVisible();
    await expect(canvas.getByText('You have found 2 of 6 endings')).toBeVisible();
    await expect(canvas.getByText('You have found all 6 endings')).toBeVisible();
    await expect(canvas.getByText('and 1 more')).toBeVisible();
    await expect(canvas.getByRole('link', { name: story.title })).toHaveAttribute(
      'href',
      `/game/${stories[0]!.story_id}`,
    );
    await expect(canvas.getByRole('link', { name: `${story.title}: open its last page` })).toHaveAttribute(
      'href',
      `/play/${stories[0]!.session_id}`,
    );
    // readers can no longer see the story
    await expect(canvas.queryByRole('link', { name: 'A Tale Without Names' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
  parameters: contents<Story>({
    long: {
      stories: [
        aFinishedStory({
          story: { ...story, title: `The Ferryman of the ${LONG_WORD}` },
          found: [{ scene: 'end', name: `The Ending of the ${LONG_WORD}` }],
          total: 60,
        }),
      ],
    },
  }),
};
export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };

export const Empty: Story = {
  tags: ['behaviour'],
  args: { stories: [] },
  play: shows('No tale has ended yet'),
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { stories: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your endings...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { stories: undefined, error: 'Your endings could not be loaded.' },
  play: retries(),
};

export const HasMore: Story = {
  tags: ['behaviour'],
  args: { hasMore: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** The loaded stories stay. */
export const MoreFailed: Story = {
  tags: ['behaviour'],
  args: { hasMore: true, error: 'Your endings could not be loaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: story.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
