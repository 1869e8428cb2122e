import {
  aMyStory,
  fixtureId,
  hindiStory,
  overlongStory,
  twelveStories,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { inSite } from '../../testing/inSite.tsx';
import { retries, says } from '../../testing/plays.ts';
import { MyStoriesScreen } from './MyStoriesScreen.tsx';

const draft = aMyStory({ id: fixtureId('story', 30), total_scenes: 6, possible_endings: 1 });
const inReview = aMyStory({
  id: fixtureId('story', 31),
  title: 'Amber, the Hour of Lamps',
  tagline: 'A spy, a queen and a ledger that burns itself.',
  cover_image_url: '/covers/prince.webp',
  status: 'in_review',
});
const sentBack = aMyStory({
  id: fixtureId('story', 32),
  title: 'Song of the Two Swans',
  tagline: 'Messages cross a lotus lake, but who taught the birds to lie?',
  cover_image_url: null,
  review_note:
    'The second swan is drawn as a named goddess. Please set her to “symbol only” under Details, or rename her. Everything else reads beautifully.',
});
const hindi = aMyStory({ ...hindiStory, status: 'draft', category: null, total_scenes: 0 });
const published = twelveStories.slice(0, 2).map((story) => aMyStory(story));
const archived = aMyStory({
  id: fixtureId('story', 33),
  title: 'Fourteen Years of Rain',
  status: 'archived',
});
const stories = [draft, inReview, sentBack, hindi, ...published, archived];

const meta = {
  title: 'Screens/Writing/MyStoriesScreen',
  component: MyStoriesScreen,
  args: {
    stories,
    storyErrors: {
      [draft.id]: [
        'Scene “coin”: the choice “Turn back” leads nowhere.',
        'Scene “far_bank” can never be reached.',
      ],
    },
    onPublish: fn(),
    onArchive: fn(),
    onDelete: fn(),
    onRestore: fn(),
    onTakeBack: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inSite({ currentPath: '/my-stories', isSignedIn: true })],
} satisfies Meta<typeof MyStoriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two lists with their counts; each story has View, Edit and its possible status change. */
export const Full: Story = {
  tags: ['played'],
  play: async ({ canvas, args, step }) => {
    await step('lists', async () => {
      const drafts = within(canvas.getByRole('region', { name: 'Draft Stories' }));
      await expect(drafts.getAllByRole('article')).toHaveLength(4);
      const out = within(canvas.getByRole('region', { name: 'Published Stories' }));
      await expect(out.getAllByRole('article')).toHaveLength(2);
    });
    await step('links', async () => {
      const { title, id } = draft;
      await expect(canvas.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute(
        'href',
        `/edit-story/${id}`,
      );
      await expect(canvas.getByRole('link', { name: `View ${title}` })).toHaveAttribute(
        'href',
        `/game/${id}`,
      );
      await expect(canvas.getByRole('link', { name: 'Create New Story' })).toHaveAttribute(
        'href',
        '/create-story',
      );
    });
    await step('publish, take back, archive', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Publish ${draft.title}` }));
      await expect(args.onPublish).toHaveBeenCalledWith(draft);
      await userEvent.click(canvas.getByRole('button', { name: `Take back ${inReview.title}` }));
      await expect(args.onTakeBack).toHaveBeenCalledWith(inReview);
      const [first] = published;
      await userEvent.click(canvas.getByRole('button', { name: `Archive ${first?.title}` }));
      await expect(args.onArchive).toHaveBeenCalledWith(first);
    });
    await step('archived stories are behind a disclosure', async () => {
      await expect(canvas.getByText(archived.title)).not.toBeVisible();
      await userEvent.click(canvas.getByText('Archived', { selector: 'summary' }));
      await userEvent.click(canvas.getByRole('button', { name: `Restore ${archived.title}` }));
      await expect(args.onRestore).toHaveBeenCalledWith(archived);
    });
  },
  parameters: contents<Story>({
    long: {
      stories: [aMyStory({ ...overlongStory, status: 'draft' }), aMyStory(overlongStory)],
    },
  }),
};

/** The faults that block publishing are shown below the story's row. */
export const Refused: Story = {
  tags: ['behaviour'],
  args: { stories: [draft] },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Not published: two things to fix first');
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Publishing: Story = {
  tags: ['behaviour'],
  args: { stories: [draft], busyId: draft.id, storyErrors: {} },
};
export const PublishFailed: Story = {
  args: { error: 'Failed to publish story', storyErrors: {} },
  play: says('alert', 'Failed to publish story'),
};
export const Empty: Story = {
  args: { stories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A tale begins with one line.' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create New Story' })).toHaveLength(2);
  },
};
export const OnlyPublished: Story = {
  tags: ['behaviour'],
  args: { stories: published },
};
/** What lies in the bin has found no readers: a new story is offered. */
export const OnlyInTheBin: Story = {
  tags: ['played'],
  args: { stories: [{ ...archived, deletes_at: '2026-08-12T09:00:00.000Z' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A tale begins with one line.')).toBeVisible();
    await userEvent.click(canvas.getByText('Bin', { selector: 'summary' }));
    await expect(canvas.getByRole('button', { name: /^Put back/ })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { stories: undefined },
  play: says('status', 'Loading your stories...'),
};
export const Failed: Story = {
  args: { stories: undefined, error: 'Failed to load your stories' },
  play: retries('Failed to load your stories'),
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], globals: onTablet };
export const Desktop: Story = { tags: ['behaviour'], globals: onDesktop };
export const Urdu: Story = {
  tags: ['behaviour'],
  args: { stories: [aMyStory({ ...urduStory, status: 'draft' }), sentBack, ...published] },
  globals: { ...inUrdu, ...onPhone },
};
