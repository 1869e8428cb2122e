import { hindiStory, overlongStory, twelveStories, urduStory } from '@kathaloka/contract/fixtures';
import type { Story as StoryEntity } from '@kathaloka/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { contents } from '../../testing/contents.ts';
import { onPhone, onTablet } from '../../testing/globals.ts';
import { retries, shows } from '../../testing/plays.ts';
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
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: ({ title }) => (
      <IconButton label={`View ${title}`} variant="plain">
        <Eye />
      </IconButton>
    ),
    width: 'shrink',
  },
];

const StoriesTable = DataTable<StoryEntity>;

const meta = {
  title: 'Components/Patterns/DataTable',
  component: StoriesTable,
  args: {
    label: 'Stories',
    columns,
    rows: twelveStories.slice(0, 5),
    rowKey: ({ id }) => id,
    empty: 'No stories found',
  },
} satisfies Meta<typeof StoriesTable>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Columns with the same cells and other headings. */
const named = (...headers: readonly string[]) =>
  columns.map((column, at) => ({ ...column, header: headers[at] ?? column.header }));

const titles = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

export const Default: Story = {
  name: 'Sorted rows',
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Plays' });
    const originalOrder = titles(canvas);
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
    await step('and back to the original order', async () => {
      await userEvent.keyboard(' ');
      await expect(heading).toHaveAttribute('aria-sort', 'none');
      await expect(titles(canvas)).toEqual(originalOrder);
    });
  },
  parameters: contents<Story>({
    hi: { columns: named('शीर्षक', 'लेखक', 'खेले गए'), rows: [hindiStory, ...twelveStories.slice(1, 5)] },
    ur: { columns: named('عنوان', 'مصنف', 'کھیلے گئے'), rows: [urduStory, ...twelveStories.slice(1, 5)] },
  }),
};

function SortedByItsParent(props: ComponentProps<typeof StoriesTable>) {
  const [sort, setSort] = useState(props.sort);
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
    />
  );
}

/** The parent sorts: the heading shows the order, and the table does not change it. */
export const SortedElsewhere: Story = {
  tags: ['behaviour'],
  args: { isPaged: true, sort: { key: 'plays', direction: 'descending' }, onSortChange: fn() },
  render: (args) => <SortedByItsParent {...args} />,
  play: async ({ canvas, args }) => {
    const originalOrder = titles(canvas);
    await expect(canvas.getByRole('columnheader', { name: 'Plays' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'title', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Plays' })).toHaveAttribute('aria-sort', 'none');
    await expect(titles(canvas)).toEqual(originalOrder);
  },
};

/** One page of several: no heading sorts, because sorting one page would be misleading. */
export const OnePageOfMore: Story = {
  tags: ['behaviour'],
  args: { isPaged: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Plays' });
    await expect(heading).not.toHaveAttribute('aria-sort');
    await expect(canvas.queryByRole('button', { name: 'Plays' })).toBeNull();
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
  play: shows('No stories found'),
};

export const Failed: Story = {
  args: { rows: undefined, error: 'Failed to fetch data. Please try again.', onRetry: fn() },
  play: retries('Failed to fetch data. Please try again.'),
};

export const Lifted: Story = {
  args: {
    rowAttributes: ({ id }) => (id === twelveStories[1]?.id ? { 'data-state': 'lifted' } : {}),
  },
};

/** Each row is a card, and each cell keeps the label of its column. */
export const Phone: Story = {
  tags: ['behaviour'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Author', { selector: 'span' })[0]).toBeVisible();
    // the number is formatted, and the icon of the row's action aligns with the end of its values
    const value = canvas.getByText('22,140').getBoundingClientRect();
    const [action] = canvas.getAllByRole('button', { name: /^View/ });
    const icon = action!.querySelector('svg')!.getBoundingClientRect();
    await expect(Math.abs(value.right - icon.right)).toBeLessThanOrEqual(3);
  },
};
export const PhoneLoading: Story = { tags: ['behaviour'], ...Loading, globals: onPhone };
export const Tablet: Story = { tags: ['behaviour'], args: { rows: twelveStories }, globals: onTablet };

/** In a table that scrolls sideways, the row header and the actions stay in view. */
export const Pinned: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      isPinned: column.key === 'actions',
      ...(column.key === 'author' && { cell: () => 'A name that needs more room than there is. '.repeat(3) }),
    })),
  },
  globals: onTablet,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement!;
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    const [action] = canvas.getAllByRole('button', { name: /^View/ });
    await expect(action!.getBoundingClientRect().right).toBeLessThanOrEqual(
      box.getBoundingClientRect().right,
    );
  },
};

/** A plain table that is longer than the window can be focused and scrolled by keyboard. */
export const LongerThanTheWindow: Story = {
  tags: ['behaviour'],
  args: {
    rows: Array.from({ length: 40 }, (_, index) => ({ ...twelveStories[0]!, id: String(index) })),
    columns: columns.map(({ sortValue: _sortValue, ...column }) => column),
  },
  globals: onTablet,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Stories' });
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};

const everyLanguage = { rows: [hindiStory, urduStory, overlongStory, ...twelveStories.slice(0, 2)] };
export const LongText: Story = { tags: ['behaviour'], args: everyLanguage };
