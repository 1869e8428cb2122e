import { hindiStory, overlongStory, twelveStories, urduStory } from '@kathaloka/contract/fixtures';
import type { Story as StoryEntity } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { inHindi, inPalmLeaf, inUrdu, onPhone, onTablet } from '../../stories/globals.ts';
import type { DataTableColumn } from './columns.ts';
import { DataTable } from './DataTable.tsx';

const columns: DataTableColumn<StoryEntity>[] = [
  {
    key: 'title',
    header: 'Title',
    cell: ({ title }) => title,
    sortValue: ({ title }) => title,
    isRowHeader: true,
    width: 'grow',
  },
  { key: 'author', header: 'Author', cell: ({ author }) => author.display_name },
  {
    key: 'plays',
    header: 'Plays',
    cell: ({ stats }) => stats.plays_total,
    sortValue: ({ stats }) => stats.plays_total,
    align: 'end',
  },
  { key: 'actions', header: 'Actions', isHeaderHidden: true, cell: () => 'View', width: 'shrink' },
];

function StoriesTable(props: ComponentProps<typeof DataTable<StoryEntity>>) {
  return <DataTable {...props} />;
}

const meta = {
  title: 'Patterns/DataTable',
  component: StoriesTable,
  args: {
    label: 'Stories',
    columns,
    rows: twelveStories.slice(0, 5),
    rowKey: ({ id }) => id,
    rowLabel: ({ title }) => title,
    empty: 'No stories found',
  },
} satisfies Meta<typeof StoriesTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const titles = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Plays' });
    const asTheyCame = titles(canvas);
    await step('up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Plays' }));
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await expect(titles(canvas)[0]).toBe('The Prince Who Would Not Wake');
    });
    await step('down, by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      await expect(titles(canvas)[0]).toBe('The Eighteenth Morning');
    });
    await step('and back to the order in which they came', async () => {
      await userEvent.keyboard(' ');
      await expect(heading).toHaveAttribute('aria-sort', 'none');
      await expect(titles(canvas)).toEqual(asTheyCame);
    });
  },
};

function SelectableTable(props: ComponentProps<typeof StoriesTable>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return <DataTable {...props} selection={selection} onSelectionChange={setSelection} />;
}

/** Shift selects a range, the arrow keys go from row to row, and the box above all knows some from all. */
export const Selectable: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, step }) => {
    const [all, ...boxes] = canvas.getAllByRole<HTMLInputElement>('checkbox');
    const checked = () => boxes.map(({ checked: isChecked }) => isChecked);
    await step('one', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select The Architect of Dwarka' }));
      await expect(checked()).toEqual([false, true, false, false, false]);
      await expect(all?.indeterminate).toBe(true);
    });
    await step('a range', async () => {
      await fireEvent.click(boxes[3] as HTMLElement, { shiftKey: true });
      await expect(checked()).toEqual([false, true, true, true, false]);
    });
    await step('by keyboard', async () => {
      boxes[3]?.focus();
      await userEvent.keyboard('{ArrowDown} ');
      await expect(boxes[4]).toHaveFocus();
      await expect(checked()).toEqual([false, true, true, true, true]);
    });
    await step('all and none', async () => {
      await userEvent.click(all as HTMLElement);
      await expect(checked()).toEqual([true, true, true, true, true]);
      await userEvent.click(all as HTMLElement);
      await expect(checked()).toEqual([false, false, false, false, false]);
    });
  },
};

export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No stories found')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { rows: undefined, error: 'Failed to fetch data. Please try again.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Lifted: Story = {
  args: {
    rowAttributes: ({ id }) => (id === twelveStories[1]?.id ? { 'data-state': 'lifted' } : {}),
  },
};

/** Each row is a card, and each cell keeps the label of its column. */
export const Phone: Story = {
  ...Selectable,
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Author', { selector: 'span' })[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const PhoneLoading: Story = { ...Loading, globals: onPhone };
export const Tablet: Story = { args: { rows: twelveStories }, globals: onTablet };

const everyLanguage = { rows: [hindiStory, urduStory, overlongStory, ...twelveStories.slice(0, 2)] };
export const LongText: Story = { args: everyLanguage };
export const LongTextOnPhone: Story = { args: everyLanguage, globals: onPhone };
export const Hindi: Story = { args: everyLanguage, globals: inHindi };
export const Urdu: Story = { ...Selectable, globals: inUrdu };
export const PalmLeaf: Story = { ...Selectable, globals: inPalmLeaf };
