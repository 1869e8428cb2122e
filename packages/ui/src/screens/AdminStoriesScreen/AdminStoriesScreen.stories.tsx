import { hindiStory, overlongStory, twelveStories, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AdminShell } from '../../blocks/admin/AdminShell/AdminShell.tsx';
import { inUrdu, onDesktop, onPhone, onTablet } from '../../stories/globals.ts';
import { AdminStoriesScreen } from './AdminStoriesScreen.tsx';

const meta = {
  title: 'Screens/AdminStoriesScreen',
  component: AdminStoriesScreen,
  args: {
    stories: twelveStories.slice(0, 8),
    query: '',
    onQueryChange: fn(),
    status: 'any',
    onStatusChange: fn(),
    onFeaturedChange: fn(),
    onRetry: fn(),
    pagination: { page: 1, totalPages: 8, total: 61, pageSize: 8, onPageChange: fn() },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story) => (
      <AdminShell section="stories" reviewsCount={3}>
        {Story()}
      </AdminShell>
    ),
  ],
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

const noPages = { pagination: undefined };

export const Loading: Story = { args: { ...noPages, stories: undefined } };
export const Empty: Story = {
  args: { ...noPages, stories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No stories found')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { ...noPages, stories: undefined, error: 'Failed to fetch data. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data. Please try again.');
  },
};

/** The table stays as it was. */
export const FeaturingFailed: Story = {
  args: { notice: 'Failed to update featured status.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update featured status.');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Tablet: Story = { ...Phone, globals: onTablet };
export const Desktop: Story = { ...Phone, globals: onDesktop };

const manyLanguages = { stories: [hindiStory, urduStory, overlongStory] };

export const LongText: Story = { args: manyLanguages };
export const Urdu: Story = { ...Phone, args: manyLanguages, globals: { ...inUrdu, ...onPhone } };
