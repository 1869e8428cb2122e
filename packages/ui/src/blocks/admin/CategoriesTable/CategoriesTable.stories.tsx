import { fixtureCategories, overlongStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { contents } from '../../../testing/contents.ts';
import { onPhone } from '../../../testing/globals.ts';
import { CategoriesTable } from './CategoriesTable.tsx';

const categories = Object.values(fixtureCategories).slice(0, 5);
const ids = categories.map(({ id }) => id);
const storyCounts = Object.fromEntries(ids.map((id, index) => [id, [12, 9, 7, 1, 0][index] ?? 0]));

const meta = {
  title: 'Components/Administration/CategoriesTable',
  component: CategoriesTable,
  args: {
    categories,
    storyCounts,
    onRename: fn(),
    onReorder: fn(),
    onMerge: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CategoriesTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
const grip = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `Move ${name}` });

/** Space lifts a row, the arrow keys move it, space drops it; focus stays on its handle. */
export const MovedByKeyboard: Story = {
  tags: ['played'],
  play: async ({ canvas, args }) => {
    grip(canvas, 'Folk Tales').focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(names(canvas).slice(0, 3)).toEqual(['Other Worlds', 'Mahabharata', 'Folk Tales']);
    await expect(grip(canvas, 'Folk Tales')).toHaveFocus();
    await expect(canvas.getByText('Folk Tales moved to position 3 of 5')).toBeInTheDocument();
    await expect(args.onReorder).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    const [first, second, third, ...rest] = ids;
    await expect(args.onReorder).toHaveBeenCalledWith([second, third, first, ...rest]);
  },
  parameters: contents<Story>({
    long: { categories: [...(overlongStory.category ? [overlongStory.category] : []), ...categories] },
  }),
};

/** Escape cancels the move. */
export const TakenBack: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    grip(canvas, 'Other Worlds').focus();
    await userEvent.keyboard(' {End}{Escape}');
    await expect(names(canvas)[1]).toBe('Other Worlds');
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(grip(canvas, 'Other Worlds')).toHaveFocus();
  },
};

/** Tab drops the row where it is, and moves on. */
export const DroppedByTab: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    grip(canvas, 'Folk Tales').focus();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await expect(args.onReorder).toHaveBeenCalledWith([ids[1], ids[0], ...ids.slice(2)]);
    await expect(grip(canvas, 'Folk Tales').closest('tr')).not.toHaveAttribute('data-state', 'lifted');
    await expect(grip(canvas, 'Folk Tales')).not.toHaveFocus();
  },
};

export const MovedByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const handle = grip(canvas, 'Folk Tales');
    const last = grip(canvas, 'Jataka and Panchatantra').getBoundingClientRect();
    const pointer = { pointerId: 1, button: 0, isPrimary: true };
    handle.setPointerCapture = fn();
    handle.hasPointerCapture = () => true;
    await fireEvent.pointerDown(handle, pointer);
    await fireEvent.pointerMove(handle, { ...pointer, clientY: last.top + last.height / 2 });
    await fireEvent.pointerUp(handle, pointer);
    await expect(args.onReorder).toHaveBeenCalledWith([...ids.slice(1), ids[0]]);
  },
};

/**
 * A click on a handle lifts its row; a click on another handle drops it there; a second click on the same handle puts
 * it back.
 */
export const MovedByClicks: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const press = async (name: string) => {
      const handle = grip(canvas, name);
      handle.setPointerCapture = fn();
      await fireEvent.pointerDown(handle, { pointerId: 1, button: 0 });
      await fireEvent.pointerUp(handle, { pointerId: 1, button: 0 });
    };
    const row = () => grip(canvas, 'Folk Tales').closest('tr');
    await press('Folk Tales');
    await expect(row()).toHaveAttribute('data-state', 'lifted');
    await press('Folk Tales');
    await expect(row()).not.toHaveAttribute('data-state', 'lifted');
    await expect(args.onReorder).not.toHaveBeenCalled();
    await press('Folk Tales');
    await press('Mahabharata');
    await expect(args.onReorder).toHaveBeenCalledWith([ids[1], ids[2], ids[0], ...ids.slice(3)]);
  },
};

export const Lifted: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    grip(canvas, 'Mahabharata').focus();
    await userEvent.keyboard(' ');
    const row = grip(canvas, 'Mahabharata').closest('tr');
    await expect(row).toHaveAttribute('data-state', 'lifted');
  },
};

/** Renamed in place: Enter saves, Escape cancels, and a name must not be blank. */
export const Renamed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Jataka and Panchatantra' }));
    const field = canvas.getByRole('textbox', { name: 'Rename Jataka and Panchatantra' });
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Name is required')).toBeVisible();
    await userEvent.type(field, 'Jataka, Panchatantra and Hitopadesha{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(categories[4], {
      display_name: 'Jataka, Panchatantra and Hitopadesha',
      names: { hi: 'जातक और पंचतंत्र', ur: 'جاتک اور پنچ تنتر' },
    });
    await expect(canvas.getByRole('button', { name: 'Rename Jataka and Panchatantra' })).toHaveFocus();
  },
};

/** Names in other languages are edited beside the English one; an emptied name is removed. */
export const NamedInOtherLanguages: Story = {
  tags: ['behaviour'],
  args: {
    categories: categories.map((category, at) => (at % 3 === 1 ? { ...category, names: {} } : category)),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('लोककथाएँ')).toHaveAttribute('lang', 'hi');
    await expect(canvas.getAllByText('Hindi and Urdu: like the display name')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Folk Tales' }));
    const hindi = canvas.getByRole('textbox', { name: /^Name in Hindi/ });
    await expect(hindi).toHaveValue('लोककथाएँ');
    await userEvent.clear(hindi);
    const urdu = canvas.getByRole('textbox', { name: /^Name in Urdu/ });
    await expect(urdu).toHaveAttribute('dir', 'rtl');
    await userEvent.clear(urdu);
    await userEvent.type(urdu, ' عوامی کہانیاں {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(categories[0], {
      display_name: 'Folk Tales',
      names: { ur: 'عوامی کہانیاں' },
    });
  },
};

/** Categories in use cannot be deleted: a note says how many stories use them. */
export const DeleteRefused: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Folk Tales' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '“Folk Tales” cannot be deleted: 12 stories use it. Move them to another category first.',
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Jataka and Panchatantra' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Jataka and Panchatantra”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(categories[4]);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Merged: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Merge Other Worlds into another' }));
    await expect(args.onMerge).toHaveBeenCalledWith(categories[1]);
  },
};

export const WithoutCounts: Story = { args: { storyCounts: undefined } };
export const Loading: Story = { args: { categories: undefined } };
export const Empty: Story = { args: { categories: [] } };
export const Failed: Story = {
  args: { categories: undefined, error: 'Failed to fetch data. Please try again.' },
};
export const Phone: Story = { tags: ['behaviour'], globals: onPhone };
