import {
  bareStory,
  fixtureTags,
  hindiStory,
  overlongStory,
  twelveStories,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi, onDesktop, onPhone, onTablet } from '../../../testing/globals.ts';
import { retries, shows } from '../../../testing/plays.ts';
import { StoryTable } from './StoryTable.tsx';

const stories = twelveStories.slice(0, 8);

const meta = {
  title: 'Components/Administration/StoryTable',
  component: StoryTable,
  args: { stories, onFeaturedChange: fn(), onRetry: fn() },
} satisfies Meta<typeof StoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A page of stories',
  play: async ({ canvas, args, step }) => {
    const [first] = stories;
    if (!first) return;
    await step('the columns of the specification', async () => {
      const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headings).toEqual([
        'Title',
        'Author',
        'Category',
        'Tags',
        'Premium',
        'Featured',
        'Stats',
        'Actions',
      ]);
    });
    await step('the toggle removes the feature flag', async () => {
      const toggle = canvas.getByRole('switch', { name: `Feature ${first.title}` });
      await expect(toggle).toBeChecked();
      await userEvent.click(toggle);
      await expect(args.onFeaturedChange).toHaveBeenCalledWith(first, false);
    });
    await step('view and edit', async () => {
      const view = canvas.getByRole('link', { name: `View ${first.title}` });
      await expect(view).toHaveAttribute('href', `/game/${first.id}`);
      const edit = canvas.getByRole('link', { name: `Edit ${first.title}` });
      await expect(edit).toHaveAttribute('href', `/admin/stories/edit/${first.id}`);
    });
  },
};

/** An unpublished story can only lose its featured flag; deleting a story asks for confirmation. */
export const DraftsAndDeletion: Story = {
  tags: ['behaviour'],
  args: {
    stories: stories.slice(0, 2).map((story, at) => ({ ...story, status: 'draft', is_featured: at === 0 })),
    onRemove: fn(),
  },
  play: async ({ canvas, args }) => {
    const [featured, plain] = args.stories ?? [];
    await expect(canvas.getByRole('switch', { name: `Feature ${featured!.title}` })).toBeEnabled();
    await expect(canvas.getByRole('switch', { name: `Feature ${plain!.title}` })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${plain!.title}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(plain);
  },
};

export const Loading: Story = { args: { stories: undefined } };

/** The featured flag of the first story is being saved. */
export const Saving: Story = {
  tags: ['behaviour'],
  args: { savingIds: new Set(stories.slice(0, 1).map(({ id }) => id)) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('switch');
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await expect(second).not.toHaveAttribute('aria-busy');
  },
};

export const Empty: Story = {
  args: { stories: [] },
  play: shows('No stories found'),
};

export const Failed: Story = {
  args: { stories: undefined, error: 'Failed to fetch data. Please try again.' },
  play: retries(),
};

const everyKind = [
  hindiStory,
  urduStory,
  overlongStory,
  { ...bareStory, status: 'draft' as const },
  ...twelveStories.slice(5, 7),
];
export const LongText: Story = { tags: ['behaviour'], args: { stories: everyKind } };
export const LongTextOnPhone: Story = { tags: ['behaviour'], args: { stories: everyKind }, globals: onPhone };

const longNames = stories.map((story) => ({
  ...story,
  author: { ...story.author, display_name: 'Raghunandan Venkatasubramanian' },
  category: { ...story.category!, display_name: 'Courts of Tenali and Birbal' },
  tags: Object.values(fixtureTags),
  is_premium: true,
}));

/** The width that the page leaves for the table, in a window with a scrollbar. */
const inWindow = (width: number) => (StoryOf: () => ReactNode) => (
  <div style={{ overflow: 'auto' }}>
    <div style={{ inlineSize: width - 79 }}>
      <StoryOf />
    </div>
  </div>
);

/** On a desktop every column is visible, even with long names. */
export const EveryColumnOnDesktop: Story = {
  tags: ['behaviour'],
  args: { stories: longNames, checkedIds: new Set(), onRowSelect: fn(), onAuthorSelect: fn() },
  globals: onDesktop,
  decorators: inWindow(1440),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement!;
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};

/** Counts are longest in Hindi, “1.2 हज़ार”: on a laptop they wrap before the actions cover them. */
export const EveryColumnInHindi: Story = {
  tags: ['behaviour'],
  ...EveryColumnOnDesktop,
  args: {
    ...EveryColumnOnDesktop.args,
    stories: longNames.map((story) => ({
      ...story,
      stats: { likes_total: 1234, plays_total: 9876, bookmarks_total: 4567 },
    })),
  },
  globals: { ...onTablet, ...inHindi },
  decorators: inWindow(1366),
};
