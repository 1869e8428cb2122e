import { aTag, fixtureTags } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contents } from '../../testing/contents.ts';
import { inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { inAdminShell } from '../../testing/inAdminShell.tsx';
import { shows } from '../../testing/plays.ts';
import { AdminTagsScreen } from './AdminTagsScreen.tsx';

const tags = Object.values(fixtureTags);

const meta = {
  title: 'Screens/Administration/AdminTagsScreen',
  component: AdminTagsScreen,
  args: {
    tags,
    storyCounts: Object.fromEntries(tags.map(({ id }, index) => [id, index * 2])),
    onCreate: fn(),
    onUpdate: fn(),
    onReorder: fn(),
    onMerge: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [inAdminShell({ section: 'tags' })],
} satisfies Meta<typeof AdminTagsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Display name' }), 'Monsoon{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({
      display_name: 'Monsoon',
      names: {},
      color: '#63D3C5',
    });
  },
  parameters: contents<Story>({
    long: { tags: [aTag({ id: 'long', display_name: 'Everything said about the river at night' }), ...tags] },
  }),
};
/** The deleted tag and its replacement. */
export const Merged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const [first, second] = tags;
    await userEvent.click(canvas.getByRole('button', { name: `Merge ${first?.display_name} into another` }));
    await userEvent.click(await screen.findByRole('radio', { name: second?.display_name ?? '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await expect(args.onMerge).toHaveBeenCalledWith(first, second?.id);
  },
};
export const Loading: Story = { tags: ['behaviour'], args: { tags: undefined } };
export const Empty: Story = {
  tags: ['behaviour'],
  args: { tags: [] },
  play: shows('No tags yet'),
};
export const Failed: Story = {
  args: { tags: undefined, error: 'Failed to fetch data. Please try again.' },
};
export const Refused: Story = {
  tags: ['behaviour'],
  args: { notice: 'There is a tag of this name already.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
export const Desktop: Story = { tags: ['behaviour'], ...Phone, globals: onDesktop };
export const Urdu: Story = { tags: ['behaviour'], ...Phone, globals: { ...inUrdu, ...onPhone } };
