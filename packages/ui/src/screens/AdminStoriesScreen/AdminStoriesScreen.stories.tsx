import {
  fixtureCategories,
  hindiStory,
  overlongStory,
  twelveStories,
  urduStory,
} from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inUrdu, onDesktop, onPhone, onTablet } from '../../testing/globals.ts';
import { inAdminShell } from '../../testing/inAdminShell.tsx';
import { says, shows } from '../../testing/plays.ts';
import { AdminStoriesScreen } from './AdminStoriesScreen.tsx';

const meta = {
  title: 'Screens/Administration/AdminStoriesScreen',
  component: AdminStoriesScreen,
  args: {
    stories: twelveStories.slice(0, 8),
    query: '',
    onQueryChange: fn(),
    status: 'any',
    onStatusChange: fn(),
    categories: Object.values(fixtureCategories),
    onCategoryChange: fn(),
    onSortChange: fn(),
    checkedIds: new Set<string>(),
    onCheckedIdsChange: fn(),
    onBulk: fn(),
    onAuthorSelect: fn(),
    onFeaturedChange: fn(),
    onRetry: fn(),
    pagination: { page: 1, totalPages: 8, total: 61, pageSize: 8, onPageChange: fn() },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [inAdminShell({ section: 'stories' })],
} satisfies Meta<typeof AdminStoriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Add New Story' })).toHaveAttribute(
      'href',
      '/admin/stories/new',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search stories' }), 'd');
    await expect(args.onQueryChange).toHaveBeenCalledWith('d');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'draft');
    await expect(args.onStatusChange).toHaveBeenCalledWith('draft');
  },
};

/** The server sorts: a heading requests an order, and shows the current one. */
export const Sorted: Story = {
  tags: ['behaviour'],
  args: { sort: { key: 'plays', direction: 'descending' } },
  play: async ({ canvas, args }) => {
    const heading = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(heading('Stats')).toHaveAttribute('aria-sort', 'descending');
    await expect(heading('Title')).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(heading('Title')).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'title', direction: 'ascending' });
  },
};

export const OfOneAuthor: Story = {
  tags: ['behaviour'],
  args: { authorName: 'Meera Joshi', onAuthorClear: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'By Meera Joshi' }));
    await expect(args.onAuthorClear).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'none');
    await expect(args.onCategoryChange).toHaveBeenCalledWith('none');
  },
};

const [first, second] = twelveStories;

/** Stories of other pages stay selected; archiving needs a confirmation. */
export const Selected: Story = {
  args: { checkedIds: new Set([first!.id, 'on-another-page']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: `Select ${first!.title}` })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${second!.title}` }));
    await expect(args.onCheckedIdsChange).toHaveBeenCalledWith(
      new Set([first!.id, 'on-another-page', second!.id]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Feature' }));
    await expect(args.onBulk).toHaveBeenCalledWith('feature');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    const question = await screen.findByRole('alertdialog', { name: 'Archive 2 stories?' });
    await expect(args.onBulk).not.toHaveBeenCalledWith('archive');
    await userEvent.click(within(question).getByRole('button', { name: 'Archive' }));
    await expect(args.onBulk).toHaveBeenCalledWith('archive');
  },
};

const noPages = { pagination: undefined };

/** Stories can be imported from a file, and exported as one. */
export const Files: Story = {
  args: { onImport: fn(), onExport: fn(), checkedIds: new Set([first!.id]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import stories' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { tags: ['behaviour'], args: { ...noPages, stories: undefined } };
export const Empty: Story = {
  args: { ...noPages, stories: [] },
  play: shows('No stories found'),
};
export const Failed: Story = {
  args: { ...noPages, stories: undefined, error: 'Failed to fetch data. Please try again.' },
  play: says('alert', 'Failed to fetch data. Please try again.'),
};

/** The error leaves the table as it was. */
export const FeaturingFailed: Story = {
  args: { notice: 'Failed to update featured status.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update featured status.');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], ...Phone, globals: onTablet };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };

const manyLanguages = { stories: [hindiStory, urduStory, overlongStory] };

export const LongText: Story = { tags: ['behaviour'], args: manyLanguages };
export const Urdu: Story = {
  tags: ['behaviour'],
  ...Phone,
  args: manyLanguages,
  globals: { ...inUrdu, ...onPhone },
};
