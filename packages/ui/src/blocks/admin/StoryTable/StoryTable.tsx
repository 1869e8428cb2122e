import type { ComponentProps } from 'react';
import { usePaths } from '../../../paths.ts';
import type { TableSort } from '../../../patterns/DataTable/columns.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { useNameOf } from '../../../words/useNameOf.ts';
import type { StoryTableRow } from './storyCells.tsx';
import { storyColumns } from './storyColumns.tsx';
import { adminWords } from '../../../words/admin/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { tableWords } from '../../../words/table/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface StoryTableOwnProps {
  /** The stories in order. `undefined` while loading. */
  stories: readonly StoryTableRow[] | undefined;
  /** Called to set or clear the featured flag. */
  onFeaturedChange: (story: StoryTableRow, is_featured: boolean) => void;
  /** The ids of the stories whose featured flag is being saved. */
  savingIds?: ReadonlySet<string> | undefined;
  /** The error message. */
  error?: string | undefined;
  /** Whether the stories are one page of several, which only the parent can sort. */
  isPaged?: boolean | undefined;
  /** The current order in the server's keys, if the parent sorts; `undefined` for newest first. */
  sort?: TableSort | undefined;
  /** Called with the order that a column heading requests. */
  onSortChange?: ((sort: TableSort | undefined) => void) | undefined;
  /** The ids of the selected stories, also of those on other pages. */
  checkedIds?: ReadonlySet<string> | undefined;
  /** Called to select or deselect a story. Without it the table has no checkboxes. */
  onRowSelect?: ((story: StoryTableRow, isSelected: boolean) => void) | undefined;
  /** Called to see only the stories of this story's author. */
  onAuthorSelect?: ((story: StoryTableRow) => void) | undefined;
  /** Called to delete a story, with a reason. Without it there is no button to delete one. */
  onRemove?: ((story: StoryTableRow) => void) | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
  /** The address of a story. */
  viewHref?: ((story: StoryTableRow) => string) | undefined;
  /** The address of a story's edit form. */
  editHref?: ((story: StoryTableRow) => string) | undefined;
}

export interface StoryTableProps extends Omit<ComponentProps<'div'>, 'children'>, StoryTableOwnProps {}

const NONE: ReadonlySet<string> = new Set();

/**
 * The administrators' table of all stories, with their flags.
 *
 * @use Lists all stories, to feature, edit or delete them.
 * @avoid Not for readers: `StoryRow`.
 * @heard A table; featured as a switch; how it is sorted.
 * @keys press, tick, tab
 * @example
 * <StoryTable stories={stories} onFeaturedChange={({ id }, isFeatured) => feature(id, isFeatured)} />
 */
export function StoryTable({
  stories,
  onFeaturedChange,
  savingIds = NONE,
  checkedIds = NONE,
  onRowSelect,
  onAuthorSelect,
  onRemove,
  viewHref,
  editHref,
  ...rest
}: StoryTableProps) {
  const paths = usePaths();
  const { stories: words, removing } = useWords(adminWords);
  const storyTexts = useWords(storyWords);
  const nameOf = useNameOf();
  const { select, selectRow } = useWords(tableWords);
  const columns = storyColumns({
    words,
    removeLabel: removing.open,
    onRemove,
    titleOf: ({ title }) => title.trim() || storyTexts.untitled,
    authorOf: ({ author, author_username }) =>
      author.display_name?.trim() || author_username || storyTexts.unknownAuthor,
    categoryOf: ({ category }) => (category ? nameOf(category) : ''),
    onFeaturedChange,
    savingIds,
    onAuthorSelect,
    selection: onRowSelect && { ids: checkedIds, selectLabel: select, selectRow, onSelect: onRowSelect },
    viewHref: viewHref ?? (({ id }) => paths.story(id)),
    editHref: editHref ?? (({ id }) => paths.adminEditStory(id)),
  });

  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={stories}
      rowKey={({ id }) => id}
      empty={words.empty}
      {...rest}
    />
  );
}
