import { aTag, fixtureTags } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { TagsTable } from './TagsTable.tsx';

const tags = Object.values(fixtureTags);
const storyCounts = Object.fromEntries(tags.map(({ id }, index) => [id, [11, 8, 9, 0][index] ?? 4]));

const meta = {
  title: 'Components/Administration/TagsTable',
  component: TagsTable,
  args: {
    tags,
    storyCounts,
    onCreate: fn(),
    onUpdate: fn(),
    onReorder: fn(),
    onMerge: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TagsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new tag has a name and one of eight colours; the form shows a preview. */
export const Created: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }));
    await expect(canvas.getByText('Name is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Display name'), 'Monsoon');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name in Hindi/ }), 'बरखा');
    await userEvent.click(canvas.getByRole('radio', { name: 'Violet' }));
    await expect(canvas.getByText('Monsoon')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      display_name: 'Monsoon',
      names: { hi: 'बरखा' },
      color: '#C79BE8',
    });
    await expect(canvas.getByLabelText('Display name')).toHaveValue('');
  },
  parameters: contents<Story>({
    long: {
      tags: [
        aTag({ id: 'long', display_name: 'Everything that was ever said about the river at night' }),
        ...tags,
      ],
    },
  }),
};

/** A custom colour of a tag is offered as a ninth option. */
export const Edited: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Ocean' }));
    await expect(canvas.getByRole('radio', { name: 'Custom' })).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Display name'), 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onUpdate).toHaveBeenCalledWith(fixtureTags.ocean, {
      display_name: 'Oceans',
      names: {},
      color: fixtureTags.ocean.color,
    });
    await expect(canvas.getByRole('button', { name: 'Edit Ocean' })).toHaveFocus();
  },
};

export const DeleteRefused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete River' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '“River” cannot be deleted: 11 stories use it.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete War' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete “War”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(fixtureTags.war);
  },
};

/** A tag is found by any part of its name. A filtered list cannot be reordered. */
export const Sought: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Find a tag' });
    await userEvent.type(box, 'cea');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Merge Ocean into another' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move Ocean' })).toBeNull();
    await userEvent.type(box, 'xyz');
    await expect(canvas.getByText('No tag is called that')).toBeVisible();
    await userEvent.clear(box);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tags.length);
  },
};

/** Space lifts a tag, the arrow keys move it, space drops it. */
export const MovedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const [first, second, third, ...rest] = tags.map(({ id }) => id);
    canvas.getByRole('button', { name: `Move ${tags[0]?.display_name}` }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByText(/moved to position 2/)).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(args.onReorder).toHaveBeenCalledWith([second, first, third, ...rest]);
  },
};

export const Merged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Merge Ocean into another' }));
    await expect(args.onMerge).toHaveBeenCalledWith(fixtureTags.ocean);
  },
};

export const Loading: Story = { args: { tags: undefined } };
export const Empty: Story = { args: { tags: [] } };
export const Failed: Story = {
  args: { tags: undefined, error: 'Failed to fetch data. Please try again.' },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
