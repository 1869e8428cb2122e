import { fixtureCategories, overlongStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { inAdminShell } from '../../testing/inAdminShell.tsx';
import { shows } from '../../testing/plays.ts';
import { AdminCategoriesScreen } from './AdminCategoriesScreen.tsx';

const categories = Object.values(fixtureCategories);

const meta = {
  title: 'Screens/Administration/AdminCategoriesScreen',
  component: AdminCategoriesScreen,
  args: {
    categories,
    storyCounts: Object.fromEntries(categories.map(({ id }, index) => [id, 12 - index * 2])),
    onCreate: fn(),
    onRename: fn(),
    onReorder: fn(),
    onMerge: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [inAdminShell({ section: 'categories' })],
} satisfies Meta<typeof AdminCategoriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New category' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Display name' }), 'Mystery{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({ display_name: 'Mystery', names: {} });
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
  parameters: contents<Story>({
    long: { categories: [...(overlongStory.category ? [overlongStory.category] : []), ...categories] },
  }),
};
/** The deleted category and its replacement. */
export const Merged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const [first, second] = categories;
    await userEvent.click(canvas.getByRole('button', { name: `Merge ${first?.display_name} into another` }));
    await userEvent.click(await screen.findByRole('radio', { name: second?.display_name ?? '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await expect(args.onMerge).toHaveBeenCalledWith(first, second?.id);
  },
};
export const Loading: Story = { tags: ['behaviour'], args: { categories: undefined } };
export const Empty: Story = {
  tags: ['behaviour'],
  args: { categories: [] },
  play: shows('No categories yet'),
};
export const Failed: Story = {
  args: { categories: undefined, error: 'Failed to fetch data. Please try again.' },
};
export const Refused: Story = {
  tags: ['behaviour'],
  args: { notice: 'There is a category of this name already.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const Urdu: Story = { tags: ['behaviour'], ...Phone, globals: { ...inUrdu, ...onPhone } };
